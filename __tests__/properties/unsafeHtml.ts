const TAGS =
  'p a strong em del code pre hr br ul ol li blockquote h2 h3 h4 h5 h6 span table thead tbody tr th td'.split(' ');
const ATTRIBUTES = ['href', 'title', 'id', 'class', 'rel', 'start', 'align', 'aria-label'];
const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*"|='[^']*'|=[^\s"'<>`]+)?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=<>"'/]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'<>`]+))?/g;
const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

/**
 * What must not stand in a page: by a list of what may, so that nothing is missed for want of imagination.
 * @returns the first piece that is not on the list, or undefined
 */
export const unsafeHtml = (html: string): string | undefined => {
  for (const [tag, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!TAGS.includes(name.toLowerCase())) return tag;
    for (const [attribute, key = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.includes(key.toLowerCase())) return attribute;
      if (key.toLowerCase() === 'href' && !SAFE_ADDRESS.test(double ?? single ?? bare ?? '')) return attribute;
    }
  }
  const rest = html.replace(TAG, '');
  const index = rest.indexOf('<');
  return index < 0 ? undefined : rest.slice(index, index + 60);
};
