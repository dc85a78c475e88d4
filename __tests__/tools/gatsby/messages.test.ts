import { reportBuild } from '../../../tools/gatsby/calmReport';
import { placeInSource } from '../../../tools/gatsby/placeInSource';
import { type GatsbyMessage, readMessage } from '../../../tools/gatsby/readMessage';

const line = (type: string, payload: object): string => JSON.stringify({ type, payload });

describe('an error of our own', () => {
  const error = (sourceMessage: string): string =>
    readMessage(
      line('LOG', {
        level: 'ERROR',
        code: '11321',
        text: `"gatsby-node.js" threw an error:\n\n${sourceMessage}\n\n!function(e,t,r,s){var a=1}`,
        context: { sourceMessage, api: 'createPages', codeFrame: '!function(e,t,r,s){var a=1}' },
      }),
    )?.text ?? '';

  it('is told by its sentence, its place in the source and what to do, without the bundle', () => {
    const words = error('No precaution "methadone"; the check should have refused it.');
    expect(words).toMatch(/^No precaution "methadone"; the check should have refused it\.\n/);
    expect(words).toMatch(/place {4}src\/generator\/\S+\.ts:\d+\n/);
    expect(words).toContain('fix');
    expect(words).not.toContain('!function');
  });

  it('is told when Gatsby exits before the bundle behind it is written', () => {
    const text = `"gatsby-node.js" threw an error while running the createPages lifecycle:\n\nNo text "a" below b.\n\n> 1 | !function`;
    const whole = line('LOG', { level: 'ERROR', text, code: '11321' });
    expect(readMessage(whole.slice(0, whole.indexOf('function') + 4))?.text).toMatch(
      /^No text "a" below b\.\n +place +gatsby-node\.ts, createPages\n/,
    );
  });

  it('names the step where the code has no such sentence', () => {
    expect(error("Cannot read properties of undefined (reading 'x')")).toContain('gatsby-node.ts, createPages');
    expect(placeInSource('Nobody throws this.')).toBeUndefined();
  });
});

it('leaves out minified lines of other errors, and keeps their place', () => {
  const words = readMessage(
    line('LOG', {
      level: 'ERROR',
      text: `Unexpected token\n${'x'.repeat(5_000)}`,
      filePath: 'src/a.ts',
      location: { start: { line: 7 } },
    }),
  );
  expect(words?.text).toBe('Unexpected token\n    place    src/a.ts:7');
});

it('takes what is not of Gatsby for raw words', () => {
  expect(readMessage('Segmentation fault')).toEqual({ kind: 'raw', text: 'Segmentation fault' });
});

it('prints a calm line for each step, pictures now and then, and the warnings of the owner', () => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => lines.push(text));
  jest.spyOn(console, 'warn').mockImplementation((text: string) => lines.push(text.trim()));
  let seconds = 0;
  const report = reportBuild(false, () => seconds * 1_000);
  const hear = (type: string, payload: object): void => report(readMessage(line(type, payload)) as GatsbyMessage);
  hear('ACTIVITY_START', { id: 'compile gatsby files' });
  hear('ACTIVITY_START', { id: 'load plugins' });
  hear('ACTIVITY_START', { id: 'onPreInit' });
  hear('LOG', { level: 'WARNING', text: 'No GATSBY_FORMSPREE_FORM' });
  for (seconds = 1; seconds < 40; seconds += 1)
    hear('ACTIVITY_UPDATE', { id: 'Encode pictures', statusText: `${seconds} of 127` });
  hear('ACTIVITY_START', { id: 'Building static HTML for pages', total: 164 });
  hear('LOG', { level: 'ACTIVITY_SUCCESS', text: 'stitching slices', duration: 1.5 });
  expect(lines).toEqual([
    '    0 s  Starting Gatsby',
    '    0 s  Checking the content',
    'No GATSBY_FORMSPREE_FORM',
    '   15 s  Pictures: 15 of 127',
    '   30 s  Pictures: 30 of 127',
    '   40 s  Making pages: 164',
  ]);
});
