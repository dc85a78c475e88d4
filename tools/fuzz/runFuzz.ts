import { notUnderstood } from '../site/notUnderstood';
import { runMain } from '../site/runMain';
import { fuzzContent } from './fuzzContent';

const CASES = 2500;
const SEED = 20261121;

/** `npm run fuzz`, or `npm run fuzz -- <cases> <seed>`: one case alone is seen again with `-- 1 <its number>`. */
const main = async (): Promise<void> => {
  const refusal = notUnderstood('npm run fuzz', process.argv.slice(2), { most: 2 });
  if (refusal) throw new Error(refusal);
  const [cases = CASES, seed = SEED] = process.argv.slice(2).map(Number);
  if (![cases, seed].every((value) => Number.isInteger(value) && value > 0))
    throw new Error('Say it with whole numbers: npm run fuzz -- <cases> <seed>.');
  const started = Date.now();
  const { rendered, refused, slowest, failures } = await fuzzContent(cases, seed);
  for (const failure of failures) console.error(failure);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${cases} cases in ${seconds} s: ${rendered} rendered, ${refused} refused, ${failures.length} failed; slowest ${slowest} ms.`,
  );
  if (failures.length > 0) process.exitCode = 1;
};

runMain(main);
