import { defaultLanguage } from '../../../src/facts/locales';
import { buildConfig } from './buildConfig';
import { element, read } from './findingElements';

/** Leads from a record to its page on the site: care options and procedures have another address in each language. */
const lead = async (): Promise<void> => {
  const wanted = new URLSearchParams(location.search);
  const addresses = await read<Record<string, Record<string, string> | undefined>>('pages.json');
  const address = addresses[wanted.get('record') ?? '']?.[wanted.get('language') ?? defaultLanguage];
  if (address) location.replace(`${buildConfig.siteUrl ?? ''}${address}`);
  else
    document
      .querySelector('main')
      ?.replaceChildren(element('p', {}, 'This record has no page yet: correct what the check found, and try again.'));
};

void lead();
