/** A page's head and what follows it, because most of what is looked for stands in the head, which is the smaller part. */
export const splitAtHead = (html: string): readonly [head: string, rest: string] => {
  const end = html.indexOf('</head>');
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
};
