/** A page's head and what follows it. What is looked for stands in one of them, and putting them together takes long. */
export type PageParts = readonly [head: string, rest: string];

/** A page without an end of its head is all head. */
export const splitAtHead = (html: string): PageParts => {
  const end = html.indexOf('</head>');
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
};
