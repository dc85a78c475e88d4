import { run } from '../../../tools/site/run';

test('the exit code is the result', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});
