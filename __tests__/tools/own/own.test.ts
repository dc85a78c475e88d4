import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { color } from '../../../src/theme/color';
import { type Answers, readAnswers } from '../../../tools/own/answers';
import { changesSocialImages, currentAnswers, makeOwn } from '../../../tools/own/makeOwn';
import { emptyFolder } from '../../emptyFolder';

const root = emptyFolder();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string): string => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

/** Drawings in the colors of the tests' facts: the site's own may be an owner's. */
const drawings = [
  'static/favicon.svg',
  'src/images/brand/app-icon.svg',
  'src/components/site/brand/logo.svg',
  'src/components/site/brand/logo-reversed.svg',
];

beforeEach(async () => {
  for (const folder of ['static', 'src/images/brand', 'src/components/site/brand', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true });
  cpSync('__tests__/fixtures/content', join(root, 'content'), { recursive: true });
  cpSync('__tests__/site/site.json', join(root, 'src/facts/own.json'));
  for (const file of drawings)
    write(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color.oxblood}" d="M0 0h64v64z"/></svg>`,
    );
  write(
    'content/pages/terms-of-service/words.es.md',
    `${read('content/pages/terms-of-service/words.es.md')}\nde 8:00 a 18:00, hora de Bogotá\n`,
  );
  await makeOwn(root, {});
});

const owner: Answers = {
  name: 'Sonrisa Panamá',
  legalName: 'Sonrisa Panamá S.A.',
  email: 'hola@sonrisa.pa',
  phone: '+507 6000 1234',
  coordinator: 'Elena Mora',
  hours: [9, 17],
  countries: ['costa-rica'],
  careOptions: ['dental-treatments'],
  primary: '#0B3D91',
};

test('writes facts, colors, drawings, icons and the words that quote facts', async () => {
  const { changed } = await makeOwn(root, owner);
  const facts = JSON.parse(read('src/facts/own.json'));
  expect(facts).toMatchObject({
    name: owner.name,
    legalName: owner.legalName,
    phone: owner.phone,
    coordinator: { sample: false, name: 'Elena Mora', monogram: 'EM', opens: 9, closes: 17, place: 'Bogotá' },
    countries: ['costa-rica'],
  });
  expect(facts.colors).toMatchObject({ oxblood: '#0B3D91', sunrise: color.sunrise });
  expect(facts.colors.oxbloodDark).not.toBe(color.oxbloodDark);
  expect(read('src/components/site/brand/logo.svg')).toMatch(/viewBox="0 0 297 52" width="297" height="52".*#0B3D91/s);
  expect(changed).toContain('static/icon-*.png');
  expect(read('content/pages/terms-of-service/words.en.md')).not.toContain('Camino Claro');
  expect(read('content/pages/terms-of-service/words.es.md')).toContain('de 9:00 a 17:00, hora de Bogotá');
  expect(read('content/care-options/stem-cells/facts.yaml')).toContain('\nnotOffered: true\n');
  expect(currentAnswers(root)).toMatchObject({ careOptions: 'dental-treatments', primary: '#0B3D91' });
  expect(changesSocialImages(changed)).toBe(true);
});

test('run again it changes nothing, and without answers it never does', async () => {
  expect(await makeOwn(root, {})).toEqual({ changed: [], removed: [] });
  await makeOwn(root, owner);
  expect(await makeOwn(root, owner)).toEqual({ changed: [], removed: [] });
  expect((await makeOwn(root, { phone: '+507 6000 9999' })).changed).toEqual(['src/facts/own.json']);
});

test('refuses a color that fails contrast, names the nearest that passes, and writes nothing', async () => {
  const refused = makeOwn(root, { ...owner, primary: '#E0408A' });
  await expect(refused).rejects.toThrow(/^primary: #E0408A beside .* needs 7\. The nearest that passes is #/);
  const [nearest] = /#\w{6}(?=\.$)/.exec((await refused.catch((error: Error) => error.message)) as string) ?? [];
  expect(read('src/facts/own.json')).toBe(readFileSync('__tests__/site/site.json', 'utf8'));
  await expect(makeOwn(root, { ...owner, primary: nearest })).resolves.toBeDefined();
});

test('takes an owner’s logo into the room of the site’s, and refuses one that loads or does more than draw', async () => {
  const logo = write('mine.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 9"><script/></svg>');
  await expect(makeOwn(root, { logo })).rejects.toThrow('mine.svg:1: <script>. Remove <script>');
  write('mine.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 9"><text>Mine</text></svg>');
  await expect(makeOwn(root, { logo })).rejects.toThrow('Turn them into paths');
  write('mine.svg', 'no drawing');
  await expect(makeOwn(root, { logo })).rejects.toThrow(/mine.svg:1: no XML: [^\n]*again\.$/);
  write(
    'mine.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="9" viewBox="0 0 10 9"><path d="M0 0h10v9z"/></svg>',
  );
  await makeOwn(root, { logo });
  expect(read('src/components/site/brand/logo.svg')).toMatch(
    /viewBox="0 0 297 52".*<svg [^>]*viewBox="0 0 10 9"><path/s,
  );
  expect(read('src/components/site/brand/logo-reversed.svg')).toContain('feFlood');
  await makeOwn(root, { name: 'Otra' });
  expect(read('src/components/site/brand/logo.svg')).toContain('viewBox="0 0 10 9"');
});

test('an empty answer takes an earlier one away, where the site can do without', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 9"><path d="M0 0h10v9z"/></svg>';
  await makeOwn(root, {
    logo: write('mine.svg', drawing),
    icon: write('mine.svg', drawing),
    whatsapp: '+507 6000 1234',
  });
  await makeOwn(root, { name: 'Otra' });
  expect(read('static/favicon.svg')).toContain('viewBox="0 0 10 9"');
  await makeOwn(root, readAnswers(write('my-site.yaml', 'logo: ""\nicon:\nwhatsapp: ""\n')));
  expect(JSON.parse(read('src/facts/own.json'))).toMatchObject({ logo: '', icon: '', whatsapp: '' });
  for (const file of ['src/components/site/brand/logo.svg', 'static/favicon.svg'])
    expect(read(file)).not.toContain('viewBox="0 0 10 9"');
  expect((await makeOwn(root, { logo: '', icon: '', whatsapp: '' })).changed).toEqual([]);
});

test('takes samples out only where git keeps them', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });
  await expect(makeOwn(root, { removeSamples: true })).rejects.toThrow('no git repository');
  git('init', '-q');
  await expect(makeOwn(root, { removeSamples: true })).rejects.toThrow('Keep them first');
  git('add', '.');
  git('commit', '-qm', 'all');
  write('content/search-questions.yaml', 'Medellín: clinics/valle-alto\nknees: procedures/total-knee-replacement\n');
  expect((await makeOwn(root, { removeSamples: true })).removed).toContain('valle-alto');
  expect(existsSync(join(root, 'content/clinics/valle-alto'))).toBe(false);
  expect(existsSync(join(root, 'content/procedures/total-knee-replacement'))).toBe(true);
  expect(read('content/search-questions.yaml')).toBe('knees: procedures/total-knee-replacement\n');
});

test.each([
  ['nme: Sonrisa', 'nme: There is no "nme". Write name.'],
  ['countries: [colombai]', 'countries: There is no "colombai". Write colombia.'],
  ['primary: blue', 'primary: Write a color as #741A2A'],
  ['hours: 18-8', 'hours: The first hour comes before the second'],
  ['whatsapp: "+507"', 'whatsapp: Write it with the country'],
  ['email: nobody', 'email: Write one mail address'],
  ['name: [', 'is not YAML'],
  ['name: ""', 'name: Write it, or leave the line out.'],
  ['phone:', 'phone: Write it in quotation marks, or leave the line out.'],
])('a file with %s is refused with how to mend it', (text, message) => {
  expect(() => readAnswers(write('my-site.yaml', text))).toThrow(message);
});

test('a logo for dark ground alone is refused', () =>
  expect(makeOwn(root, { logoOnDark: 'mine.svg' })).rejects.toThrow('logoOnDark: name the logo for light ground too.'));

test('a file names drawings from its own folder', () => {
  expect(readAnswers(write('my-site.yaml', 'logo: art/mine.svg')).logo).toBe(join(root, 'art/mine.svg'));
});
