import { join } from 'node:path';
import { languages } from '../../src/facts/locales';
import { findProgram } from '../browser/findBrowser';
import { builtPages } from '../site/builtPages';
import { run } from '../site/run';
import { publicFolder, rootFolder } from '../site/siteFolders';
import type { Output } from './runSteps';

const checker = join(rootFolder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** Findings that are intended. */
const meant = [
  // It knows no container queries, no animations by scrolling; stylelint reads the styles.
  'CSS: .*',
  // Of the newer kind that holds back the first paint until a part of the page is there (HTML, "expect").
  '.*“link” element with a “blocking” attribute.*',
  // Tables whose rows become cards on phones keep their roles: browsers drop them when `display` changes.
  'The “role” attribute must not be used on a “t[dhr]” element.*',
];

/** Runs the W3C checker over every page of the last build; it says what is wrong and where. */
export const checkHtml = async (output: Output): Promise<boolean> => {
  const java = findProgram(['java']);
  if (!java) {
    console.log('Java is not installed: the HTML is not checked (CONTRIBUTING.md).');
    return true;
  }
  const files = builtPages().flatMap((page) =>
    languages.map((language) => join(publicFolder, `${page[language] === '/' ? 'index' : page[language]}.html`)),
  );
  const words = ['-jar', checker, '--errors-only', '--filterpattern', meant.join('|'), ...files];
  return (await run(java, words, { stdio: ['ignore', output, output] })) === 0;
};
