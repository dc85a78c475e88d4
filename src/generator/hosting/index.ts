/** What hosts need to serve the built site correctly: policies, headers, redirects, page files, compression. */
export { writersFolder } from './addresses';
export { hostingSettings } from './hostingSettings';
export { writersHeaders } from './netlify';
export { fileConcurrency, filesBelow, flattenPages, pageFilesBelow, restoreIndexFiles } from './pageFiles';
export { type Compressor, createCompressor, isLargeSite } from './precompress';
export { withPolicy } from './withPolicy';
export { writeHostFiles } from './writeHostFiles';
