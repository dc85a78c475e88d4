/** What hosts need to serve the built site as it is meant: policies, headers, redirects, page files, compression. */
export { isHashed } from './addresses';
export { filesAtOnce, filesBelow, flattenPages, foldPages, pageFilesBelow } from './pageFiles';
export { createCompressor, isLargeSite } from './precompress';
export { hostingSettings } from './settings';
export { type PageParts, splitAtHead } from './splitAtHead';
export { withPolicy } from './withPolicy';
export { writeHostFiles } from './writeHostFiles';
