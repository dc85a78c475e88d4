import CMS from '@sveltia/cms';
import { type ContentKind, contentKinds } from '../../../src/schemas/kinds';
import { formatOf } from '../files/format';
import type { Covers } from '../files/recordOfCover';
import { collectionName, formatName, parts, studioSettings } from '../settings/collections';
import { read } from './findingElements';
import { judge, type SavedEntry } from './judgeEntry';
import { previewOf } from './preview';
import { purpose } from './purpose';

/** The studio in the browser: Sveltia with settings, formats, rules and preview of the schemas. */
const register = (covers: Covers): void => {
  for (const kind of Object.values<ContentKind>(contentKinds))
    for (const part of parts) {
      CMS.registerCustomFormat(formatName(kind, part), part === 'facts' ? 'yaml' : 'md', formatOf(kind, part, covers));
      CMS.registerPreviewTemplate(collectionName(kind, part), previewOf(kind, part));
    }
};

CMS.registerPreviewStyle(`${purpose.path}${purpose.styleFile}`);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const message = judge(entry.toJS() as unknown as SavedEntry);
    // Only this error shows what its cause says; a browser test guards it.
    if (message) throw new Error('saving_failed', { cause: new Error(message) });
  },
});

const start = async (): Promise<void> => {
  register(await read<Covers>('covers.json'));
  await CMS.init({
    config: studioSettings({
      backend: purpose.backend,
      url: `${location.origin}${purpose.path}`,
      siteUrl: purpose.siteUrl ?? location.origin,
      contentFolder: purpose.contentFolder,
    }),
  });
};

void start();
