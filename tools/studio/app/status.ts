import type { Status } from '../reports/reports';
import { dueElement, element, read, section, show } from './findingElements';

/** The page "Translations and dates". */
const update = async (): Promise<void> => {
  const { translations, prices, reviews, certificates, next } = await read<Status>('status.json');
  show(
    ...section('Newer in one language', translations, 'All records whose languages were said to agree still do.'),
    ...section('Old prices', prices, 'No price is old.'),
    ...section('Due for review', reviews, 'No text is due for review.'),
    ...section('Certificates about to end', certificates, 'No certificate ends soon.'),
    element('h2', {}, 'Next'),
    next.length > 0 ? element('ul', {}, ...next.map(dueElement)) : element('p', {}, 'Nothing.'),
  );
};

addEventListener('checked', () => void update());
void update();
