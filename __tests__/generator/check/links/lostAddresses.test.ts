import { execFileSync } from 'node:child_process';
import { type Change, contentFixture } from '../contentFixture';
import { knee } from '../paths';

const { checkAfterCommit: checkAfter, lineOf, root } = contentFixture();

const lostAfter = async (change: (content: Change) => void) =>
  (await checkAfter(change)).warnings
    .filter(({ field }) => field === 'address')
    .map(({ file, found }) => [file, found]);

test.each<[string, (content: Change) => void, string, string]>([
  [
    'a clinic whose folder was renamed',
    (content) => content.rename('content/clinics/casa-ceiba', 'content/clinics/ceiba'),
    'content/clinics/casa-ceiba/facts.yaml',
    'no page any more at /clinics/casa-ceiba and /es/clinicas/casa-ceiba',
  ],
  [
    'a clinic that was taken down',
    (content) => content.remove('content/clinics/casa-ceiba'),
    'content/clinics/casa-ceiba/facts.yaml',
    'no page any more at /clinics/casa-ceiba',
  ],
  [
    'a slug that was changed in one language',
    (content) => content.replace(`${knee}/facts.yaml`, /^ {2}es: .*/m, '  es: rodilla-nueva'),
    `${knee}/facts.yaml`,
    'no page any more at /es/procedimientos/',
  ],
])('the old address of %s is warned about', async (_what, change, file, found) => {
  expect(await lostAfter(change)).toEqual([[file, expect.stringContaining(found)]]);
});

test('facts that change nothing of an address are not', async () => {
  expect(await lostAfter((content) => content.replace(`${knee}/facts.yaml`, 'days: 10', 'days: 11'))).toEqual([]);
});

test('facts that cannot be read are not: nobody knows the address', async () => {
  expect(await lostAfter((content) => content.write(`${knee}/facts.yaml`, ': : :'))).toEqual([]);
});

test('a redirect leads to the list of the kind, in the language of the address', async () => {
  const { warnings } = await checkAfter((content) =>
    content.replace(`${knee}/facts.yaml`, /^ {2}es: .*/m, '  es: rodilla-nueva'),
  );
  expect(warnings.find(({ field }) => field === 'address')).toMatchObject({
    line: lineOf(`${knee}/facts.yaml`, /^ {2}es: /m),
    fix: expect.stringContaining("/protesis-total-de-rodilla', to: routeTable.procedures.es }."),
  });
});

test('a redirect leads to the clinic whose folder was renamed', async () => {
  const { warnings } = await checkAfter((content) =>
    content.rename('content/clinics/casa-ceiba', 'content/clinics/ceiba'),
  );
  expect(warnings.find(({ field }) => field === 'address')?.fix).toContain(
    "{ from: '/es/clinicas/casa-ceiba', to: '/es/clinicas/ceiba' }",
  );
});

test('samples that an owner took out as a whole are not', async () => {
  const isGone = ['content/clinics/casa-ceiba', 'content/clinics/valle-alto'];
  expect(await lostAfter((content) => isGone.forEach(content.remove))).toEqual([]);
});

test.each([
  ['content/clinics/valle-alto', 'valle-alto-nuevo', /^clinic$/],
  [knee, 'knee-replacement', /procedure$/],
  ['content/precautions/every-treatment', 'each-treatment', /^precautions/],
])('who names %s after it was renamed is not led to finish the renaming', async (folder, name, where) => {
  const { problems } = await checkAfter((content) => content.rename(folder, `${folder}/../${name}`));
  const named = problems.filter(({ field }) => where.test(field));
  expect(named.length).toBeGreaterThan(0);
  for (const { fix } of named) expect(fix).toContain(`If ${name} had this name, give it its name back`);
});

test.each([
  ['content/clinics/valle-alto', 'content/testimonials', 'Use one of the allowed values, or remove this testimonial.'],
  [knee, 'content/clinics', 'Use one of the allowed values, or remove this offer with its words.'],
])('who names %s after it was removed is not sent to another that was there', async (gone, where, fix) => {
  const { problems } = await checkAfter((content) => {
    content.copy(gone, `${gone}-2`);
    for (const words of ['add .', 'commit -qm Another'])
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words.split(' ')], { cwd: root });
    content.remove(gone);
  });
  const named = problems.filter(({ file, field }) => file.startsWith(where) && /^clinic$|procedure$/.test(field));
  expect(named.length).toBeGreaterThan(0);
  for (const each of named) expect(each).toMatchObject({ nearest: undefined, fix });
});
