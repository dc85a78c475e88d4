import CMS from '@sveltia/cms';
import { type ContentKind, contentKinds } from '../../../src/schemas/kinds';
import { formatOf } from '../files/format';
import type { Covers } from '../files/recordOfCover';
import { collectionName, formatName, parts, studioSettings } from '../settings/collections';
import { buildConfig } from './buildConfig';
import { read } from './findingElements';
import { previewOf } from './preview';
import { type SavedEntry, validateEntry } from './validateEntry';

/** The studio in the browser: Sveltia with settings, formats, rules and preview of the schemas. */
const register = (covers: Covers): void => {
  for (const kind of Object.values<ContentKind>(contentKinds))
    for (const part of parts) {
      CMS.registerCustomFormat(formatName(kind, part), part === 'facts' ? 'yaml' : 'md', formatOf(kind, part, covers));
      CMS.registerPreviewTemplate(collectionName(kind, part), previewOf(kind, part));
    }
};

CMS.registerPreviewStyle(`${buildConfig.path}${buildConfig.styleFile}`);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const message = validateEntry(entry.toJS() as unknown as SavedEntry);
    // Only this error shows what its cause says; a browser test guards it.
    if (message) throw new Error('saving_failed', { cause: new Error(message) });
  },
});

const start = async (): Promise<void> => {
  register(await read<Covers>('covers.json'));
  await CMS.init({
    config: studioSettings({
      backend: buildConfig.backend,
      url: `${location.origin}${buildConfig.path}`,
      siteUrl: buildConfig.siteUrl ?? location.origin,
      contentFolder: buildConfig.contentFolder,
    }),
  });
};

void start();
