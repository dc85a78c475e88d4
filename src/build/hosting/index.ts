/** What hosts need to serve the built site as it is meant: policies, headers, redirects, page files, compression. */
export { applyPolicies } from './applyPolicies';
export { flattenPages, foldPages } from './pageFiles';
export { precompress } from './precompress';
export { type HostingSettings, hostingSettings } from './settings';
export { writeHostFiles } from './writeHostFiles';
