import { classifyOwnUrl, classifyUrl } from '../../src/client/address';

const own = ['https://www.example.com'];

describe('addresses that are taken', () => {
  // biome-ignore format: a case a line
  test.each([
    ['/', { kind: 'internal', path: '/', search: '', fragment: '' }],
    ['/es/clinicas', { kind: 'internal', path: '/es/clinicas', search: '', fragment: '' }],
    ['/clinics?country=mexico&q=a%20b#top', { kind: 'internal', path: '/clinics', search: '?country=mexico&q=a%20b', fragment: '#top' }],
    ['/clinics?next=javascript:alert(1)', { kind: 'internal', path: '/clinics', search: '?next=javascript:alert(1)', fragment: '' }],
    ['/contact?next=https://who.int/,mailto:a@b.example', { kind: 'internal', path: '/contact', search: '?next=https://who.int/,mailto:a@b.example', fragment: '' }],
    ['/contact#tel:+15550100', { kind: 'internal', path: '/contact', search: '', fragment: '#tel:+15550100' }],
    ['#prices', { kind: 'internal', path: '', search: '', fragment: '#prices' }],
    ['https://www.who.int/a?b#c', { kind: 'external', url: 'https://www.who.int/a?b#c' }],
    ['https://www.who.int/?from=http:', { kind: 'external', url: 'https://www.who.int/?from=http:' }],
    ['HTTPS://www.who.int/', { kind: 'external', url: 'https://www.who.int/' }],
    ['mailto:patients@example.com', { kind: 'mail', href: 'mailto:patients@example.com' }],
    ['mailto:patients@example.com?subject=A%20question', { kind: 'mail', href: 'mailto:patients@example.com?subject=A%20question' }],
    ['tel:+15550100', { kind: 'phone', href: 'tel:+15550100' }],
    ['MAILTO:patients@example.com', { kind: 'mail', href: 'MAILTO:patients@example.com' }],
    ['TEL:+15550100', { kind: 'phone', href: 'TEL:+15550100' }],
  ])('%s', (href, expected) => expect(classifyUrl(href)).toEqual(expected));

  test('an absolute address of the site itself is a path', () => {
    expect(classifyOwnUrl('https://www.example.com/clinics#a', own)).toMatchObject({
      kind: 'internal',
      path: '/clinics',
    });
    expect(classifyOwnUrl('https://www.example.com', own)).toMatchObject({ kind: 'internal', path: '/' });
    expect(classifyOwnUrl('https://www.example.com?a=b', own)).toMatchObject({
      kind: 'internal',
      path: '/',
      search: '?a=b',
    });
  });
});

describe('javascript, data, blob and vbscript are always refused (R8.4)', () => {
  const schemes = ['javascript', 'data', 'blob', 'vbscript'];
  const disguise: Record<string, (scheme: string) => string> = {
    plainly: (s) => `${s}:x`,
    'in capitals': (s) => `${s.toUpperCase()}:x`,
    'in mixed case': (s) => `${s[0]}${s.slice(1).toUpperCase()}:x`,
    'with a space before': (s) => `  ${s}:x`,
    'with a tab inside': (s) => `${s.slice(0, 2)}\t${s.slice(2)}:x`,
    'with a newline inside': (s) => `${s.slice(0, 2)}\n${s.slice(2)}:x`,
    'with a carriage return before the colon': (s) => `${s}\r:x`,
    'with a control character before': (s) => `\u0001${s}:x`,
    'with a null inside': (s) => `${s.slice(0, 3)}\u0000${s.slice(3)}:x`,
    'with a zero-width space inside': (s) => `${s.slice(0, 3)}\u200b${s.slice(3)}:x`,
    'with a soft hyphen inside': (s) => `${s.slice(0, 3)}\u00ad${s.slice(3)}:x`,
    'with a byte order mark before': (s) => `\ufeff${s}:x`,
    'with a right-to-left mark': (s) => `\u202e${s}:x`,
    'with a no-break space before': (s) => `\u00a0${s}:x`,
    'with an entity for a letter': (s) => `&#${s.charCodeAt(0)};${s.slice(1)}:x`,
    'with a long entity and no semicolon': (s) => `&#0000${s.charCodeAt(0)}${s.slice(1)}:x`,
    'with a hexadecimal entity': (s) => `&#x${s.charCodeAt(0).toString(16)};${s.slice(1)}:x`,
    'with a named colon': (s) => `${s}&colon;x`,
    'with a numbered colon': (s) => `${s}&#58;x`,
    'with a named tab': (s) => `${s.slice(0, 2)}&Tab;${s.slice(2)}:x`,
    'with a named newline': (s) => `${s.slice(0, 2)}&NewLine;${s.slice(2)}:x`,
    'with an entity of an entity': (s) => `&amp;#${s.charCodeAt(0)};${s.slice(1)}:x`,
    'with percent encoding': (s) => `%${s.charCodeAt(0).toString(16)}${s.slice(1)}:x`,
    'with an encoded colon': (s) => `${s}%3Ax`,
    'encoded twice': (s) => `%25${s.charCodeAt(0).toString(16)}${s.slice(1)}%253Ax`,
    'with an escape of JavaScript': (s) => `\\u00${s.charCodeAt(0).toString(16)}${s.slice(1)}:x`,
    'with an entity for every letter': (s) => `${[...s].map((c) => `&#${c.charCodeAt(0)};`).join('')}:x`,
    'with a hexadecimal entity for every letter': (s) =>
      `${[...s].map((c) => `&#X${c.charCodeAt(0).toString(16).toUpperCase()}`).join(';')}:x`,
    'with every letter encoded': (s) => `${[...s].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')}:x`,
    'with an escape for every letter': (s) => `${[...s].map((c) => `\\x${c.charCodeAt(0).toString(16)}`).join('')}:x`,
    'with a named tab after every letter': (s) => `${[...s].join('&TAB;')}:x`,
    'with a tab after every letter': (s) => `${[...s].join('\t')}:x`,
    'with marks that nobody sees': (s) => `&nbsp;${s[0]}&shy;${s.slice(1)}:x`,
    'in full-width letters': (s) => `${[...s].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')}：x`,
    'behind view-source': (s) => `view-source:${s}:x`,
    'with slashes': (s) => `${s}://example.com/%0Aalert(1)`,
  };
  const cases = schemes.flatMap((scheme) =>
    Object.entries(disguise).map(([name, write]) => [`${scheme} ${name}`, write(scheme)]),
  );
  test.each(cases)('%s', (_, href) =>
    expect(classifyUrl(href as string)).toEqual({ kind: 'refused', reason: 'script' }),
  );
});

describe('other refusals', () => {
  test.each([
    ['//evil.example', 'protocol-relative'],
    ['\\\\evil.example', 'protocol-relative'],
    ['/\\evil.example', 'protocol-relative'],
    ['\\/evil.example', 'protocol-relative'],
    ['/\t/evil.example', 'protocol-relative'],
    [' //evil.example', 'protocol-relative'],
    ['/%2Fevil.example', 'protocol-relative'],
    ['/&sol;evil.example', 'protocol-relative'],
    ['/&bsol;evil.example', 'protocol-relative'],
    ['/.//evil.example', 'protocol-relative'],
    ['/clinics\\..\\x', 'backslash'],
    ['https:evil.example', 'malformed'],
    ['https:/evil.example', 'malformed'],
    ['https:/evil.example?https://x', 'malformed'],
    ['https:///evil.example', 'malformed'],
    ['https://', 'malformed'],
    ['https://[evil.example', 'malformed'],
    ['https://www.example.com@evil.example/', 'credentials'],
    ['https://a:b@evil.example/', 'credentials'],
    ['https://:b@evil.example/', 'credentials'],
    ['http://www.who.int/', 'insecure'],
    ['HTTP://www.who.int/', 'insecure'],
    ['ftp://evil.example', 'scheme'],
    ['f%74p://evil.example', 'scheme'],
    ['git+ssh://evil.example', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['intent://x', 'scheme'],
    ['mailto:', 'scheme'],
    ['mailto:a@b.example@c.example', 'scheme'],
    ['mailto:a@b,example', 'scheme'],
    ['tel:+15550100x', 'scheme'],
    ['tel:call me', 'malformed'],
    ['clinics', 'relative'],
    ['./clinics', 'relative'],
    ['../clinics', 'relative'],
    ['?country=mexico', 'relative'],
    ['', 'malformed'],
    ['/cli nics', 'malformed'],
    ['/clinics\n', 'malformed'],
  ])('%j is refused: %s', (href, reason) => expect(classifyUrl(href)).toEqual({ kind: 'refused', reason }));

  const broken = ['&#0;', '&#9999999;', '&#x110000;', '&#xffffff;', '&unknown;', '\\u{}', '%', '%zz'];
  test.each(broken)('%s throws nothing', (part) => {
    expect(classifyUrl(`/clinics/${part}`)).toMatchObject({ kind: expect.stringMatching(/^(internal|refused)$/) });
  });

  test('an address that only begins like the site is not the site, nor is one of its length', () => {
    expect(classifyOwnUrl('https://www.exampel.com/clinics', own)).toMatchObject({ kind: 'external' });
    expect(classifyOwnUrl('https://www.example.com.evil.example/', own)).toMatchObject({ kind: 'external' });
    expect(classifyOwnUrl('https://www.example.com@evil.example/', own)).toEqual({
      kind: 'refused',
      reason: 'credentials',
    });
    expect(classifyOwnUrl('https://www.example.com//evil.example', own)).toEqual({
      kind: 'refused',
      reason: 'protocol-relative',
    });
  });
});
