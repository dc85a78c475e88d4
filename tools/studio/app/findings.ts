import type { Findings } from '../reports/reports';
import { element, read, section, show } from './findingElements';

/** The page "What to correct": asks again after each check, of which bar.ts tells. */
const update = async (): Promise<void> => {
  const { problems, warnings, notes, time } = await read<Findings>('findings.json');
  show(
    element('p', {}, `Checked at ${time}.`),
    ...section('Wrong: the site is not built with these', problems, 'Nothing is wrong.'),
    ...section('To look at: a build goes on with these', warnings, 'Nothing to look at.'),
    element('h2', {}, 'Drafts, and what has no page'),
    notes.length > 0
      ? element('ul', {}, ...notes.map((note) => element('li', {}, note)))
      : element('p', {}, 'Nothing.'),
  );
};

addEventListener('checked', () => void update());
void update();
