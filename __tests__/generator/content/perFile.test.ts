/** @jest-environment node */
import type { perFile as PerFile } from '../../../src/generator/content/perFile';

const load = (command: string): typeof PerFile => {
  let loaded: typeof PerFile | undefined;
  jest.isolateModules(() => {
    process.env.gatsby_executing_command = command;
    loaded = (require('../../../src/generator/content/perFile') as { perFile: typeof PerFile }).perFile;
  });
  if (!loaded) throw new Error('perFile was not loaded.');
  return loaded;
};

const before = process.env.gatsby_executing_command;
afterEach(() => {
  if (before === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = before;
});

const make = (file: string, text: string, line: number): string => `${file} ${text} ${line}`;

describe('while gatsby develop runs', () => {
  it('reads a file again when its text or its place changed, and only then', () => {
    const reading = jest.fn(make);
    const read = load('develop')(reading);
    expect(read('a.md', 'one', 1)).toBe('a.md one 1');
    expect(read('a.md', 'one', 1)).toBe('a.md one 1');
    expect(reading).toHaveBeenCalledTimes(1);
    expect(read('a.md', 'two', 1)).toBe('a.md two 1');
    expect(read('a.md', 'two', 4)).toBe('a.md two 4');
    expect(read('b.md', 'two', 4)).toBe('b.md two 4');
    expect(reading).toHaveBeenCalledTimes(4);
    expect(read('a.md', 'one', 1)).toBe('a.md one 1');
    expect(reading).toHaveBeenCalledTimes(5);
  });
});

it('keeps nothing in a build', () => {
  const reading = jest.fn(make);
  const read = load('build')(reading);
  read('a.md', 'one', 1);
  read('a.md', 'one', 1);
  expect(reading).toHaveBeenCalledTimes(2);
});
