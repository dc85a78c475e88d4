import type { GatsbyMessage } from './readMessage';

/** Steps of Gatsby that are shown, by the words for them. The others are not. */
const steps: Readonly<Record<string, string>> = {
  'compile gatsby files': 'Starting Gatsby',
  onPreInit: 'Checking the content',
  'source and transform nodes': 'Reading words and pictures',
  'Building production JavaScript and CSS bundles': 'Bundling styles and scripts',
  'Building HTML renderer': 'Bundling what makes the pages',
  'Building static HTML for pages': 'Making pages',
  'Finish the built folder': 'Finishing: policies, sitemaps, compressed copies',
};

/** Warning of a slow machine. */
const ofGatsby = /gatsby\.dev\/create-pages-performance/;

/** As createSite.ts names it. */
const pictures = 'Encode pictures';
/** Milliseconds between two lines about pictures. */
const between = 15_000;

type Report = (message: GatsbyMessage) => void;

/** Whether Gatsby's whole log was asked for. */
const isVerbose = process.argv.includes('--verbose');

const loud: Report = ({ kind, text, step }) => {
  if (kind === 'step') console.log(`> ${step} ${text}`.trim());
  else if (kind !== 'progress') console.log(text);
};

/** A line for each step with the seconds since the begin. Warnings and errors are printed as they are. */
export const reportBuild = (verbose = isVerbose, now: () => number = Date.now): Report => {
  if (verbose) return loud;
  const started = now();
  let spoken = started;
  const line = (words: string): void =>
    console.log(`${String(Math.round((now() - started) / 1_000)).padStart(5)} s  ${words}`);
  return ({ kind, text, step = '' }) => {
    if (kind === 'step' && steps[step]) line([steps[step], text].filter(Boolean).join(': '));
    if (kind === 'progress' && step === pictures) {
      const [done, , of] = text.split(' ');
      if (done !== of && now() - spoken < between) return;
      spoken = now();
      line(`Pictures: ${text}`);
    }
    if (kind === 'warning' && !ofGatsby.test(text)) console.warn(`\n${text}\n`);
    if (kind === 'error') console.error(`\n${text}\n`);
  };
};

/** Output while develop runs: what it followed, what is wrong, and when it is ready. */
export const reportDevelop = (ready: () => void, verbose = isVerbose): Report => {
  const quiet = reportBuild(false);
  let isReady = false;
  return (message) => {
    if (verbose) loud(message);
    // After that, Gatsby names each file that it follows.
    else if (message.kind === 'info' && isReady) console.log(message.text);
    else quiet(message);
    if (isReady || !/You can now view/.test(message.text)) return;
    isReady = true;
    ready();
  };
};
