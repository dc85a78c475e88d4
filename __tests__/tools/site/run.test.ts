import { run } from '../../../tools/site/run';

const node = process.execPath;

test('the exit code is the result', async () => {
  expect(await run(node, ['-e', 'process.exit(3)'])).toBe(3);
});

test('a program that hangs is killed after its time, and that is said', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const hangs = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
  expect(await run(node, ['-e', hangs], { timeout: 50, killSignal: 'SIGKILL' })).not.toBe(0);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^node .* was killed/));
});
