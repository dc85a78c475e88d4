import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { contentKinds } from '../../src/schemas/kinds';
import { type Change, contentFixture } from '../generator/check/contentFixture';
import { type Draws, drawsFrom } from './draws';
import { edits } from './edits';
import { hostileMarkdown, hostileUnits } from './hostile';
import { judge } from './judge';
import { pathTricks } from './pathTricks';
import { drawing, pictureTricks } from './pictureTricks';

/** A quarter of all cases for each property. They are the same in each run, until a seed is given. */
const numRuns = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 48) / 4);
const seed = Number(process.env.PROPERTY_SEED ?? 20261121);
const timeout = 60_000 + numRuns * 4_000;

const TEXTS = ['facts.yaml', 'words.en.md', 'words.es.md'];
const fixture = contentFixture();
const records = Object.values(contentKinds).map(
  ({ folder }) => `content/${folder}/${readdirSync(join(fixture.root, 'content', folder)).sort()[0]}`,
);
const withCover = records.filter((record) => /clinics|care-options/.test(record));
const texts = records.flatMap((record) => TEXTS.map((name) => fixture.read(`${record}/${name}`)));

const seen = { passed: 0, refused: 0 };

type Drawn = (content: Change, draws: Draws) => string;

const editText: Drawn = (content, draws) => {
  const record = draws.pick(records);
  const file = `${record}/${draws.pick(TEXTS)}`;
  const edit = draws.pick(Object.keys(edits));
  content.write(file, edits[edit]?.(fixture.read(file), draws, texts) ?? '');
  return record;
};

/** The whole text, in both languages, made of paragraphs that shrink to the one that matters. */
const writeText: Drawn = (content, draws) => {
  const record = draws.pick(records);
  const count = 1 + draws.below(4);
  const paragraphs = Array.from({ length: count }, () =>
    draws.pick(['piece', 'repeated']) === 'piece'
      ? draws.pick(hostileMarkdown)
      : draws.pick(hostileUnits).repeat(1 + draws.below(5_000)),
  );
  for (const name of TEXTS.slice(1))
    content.replace(`${record}/${name}`, /\n---\n[\s\S]*$/, `\n---\n\n${paragraphs.join('\n\n')}\n`);
  return record;
};

const trickPath: Drawn = (content, draws) => {
  const record = draws.pick(records);
  pathTricks[draws.pick(Object.keys(pathTricks))]?.(content, record, draws);
  return record;
};

const trickPicture: Drawn = (content, draws) => {
  const record = draws.pick(withCover);
  const cover = readdirSync(join(fixture.root, record)).find((name) => name.startsWith('cover.')) ?? '';
  const photograph = fixture.bytes(`${record}/${cover}`);
  const picture = draws.pick(['drawing', 'photograph']) === 'drawing' ? drawing : photograph;
  content.remove(`${record}/${cover}`);
  // Under the right ending or another one.
  const name = draws.pick(['cover.svg', 'cover.jpg', 'cover.png']);
  content.write(`${record}/${name}`, pictureTricks[draws.pick(Object.keys(pictureTricks))]?.(picture, draws) ?? '');
  return record;
};

/** Checks random changes with `judge`; the report of a failing case has the smallest change that still fails. */
const holds = (drawn: Drawn): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      let record = '';
      const { passed, failure } = await fixture.after(
        (content) => {
          record = drawn(content, drawsFrom(draw));
        },
        (root) => judge(root, record),
      );
      seen[passed ? 'passed' : 'refused'] += 1;
      if (failure) throw new Error(failure);
    }),
    { numRuns, seed },
  );

test('changed texts are refused with the record named, or render without script', () => holds(editText), timeout);
test('so are paragraphs that are hostile, alone or together', () => holds(writeText), timeout);
test('so are files and folders that are not what they seem', () => holds(trickPath), timeout);
test('so are pictures', () => holds(trickPicture), timeout);

test('neither answer is rare: mutations are not too wild or too tame to find anything', () => {
  const cases = seen.passed + seen.refused;
  expect(seen.passed).toBeGreaterThan(cases / 10);
  expect(seen.refused).toBeGreaterThan(cases / 3);
});
