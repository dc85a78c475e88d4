/** @jest-environment jsdom */
import { startedScripts, withLateScripts } from '../../../src/build/afterBuild/lateScripts';

/** As Gatsby 5.16 writes it: the mapping is a string of JSON. */
const slice = `<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-script-loader">/*<![CDATA[*/window.___webpackCompilationHash="8d1f2a";/*]]>*/</script><script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";/*]]>*/</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const page = `<body><div>words</div><script>window.pagePath="/"</script>${slice}</body>`;

const rewrite = (html: string) => {
  const boots: { readonly address: string; readonly text: string }[] = [];
  return { html: withLateScripts(html, ['/template-1.js'], (boot) => boots.push(boot)), boots };
};

it('leaves no external script in the page', () => {
  expect(rewrite(page).html).not.toMatch(/<script[^>]*\ssrc=/);
});

it("starts the boot file and what Gatsby would have started, in its order, the page's own code before the app", () => {
  const { html, boots } = rewrite(page);
  expect(html).toContain(`"${boots[0]?.address}","/webpack-runtime-1.js","/template-1.js","/app-1.js"`);
});

it('moves mapping and hash into the boot file, the mapping as an object', () => {
  expect(rewrite(page).boots[0]?.text).toContain(
    'window.___chunkMapping={"app":["/app-1.js"]};window.___webpackCompilationHash="8d1f2a";',
  );
});

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/es/clinicas', '/page-data/es/clinicas/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('asks in the boot file for the data of %s, before the app does', (path, address) => {
  document.head.innerHTML = '';
  Object.assign(window, { pagePath: path });
  // biome-ignore lint/security/noGlobalEval: the text of the page's script is what is tested
  globalThis.eval(rewrite(page).boots[0]?.text ?? '');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel, as, crossOrigin, href }) => [rel, as, crossOrigin, new URL(href).pathname])).toEqual([
    ['preload', 'fetch', 'anonymous', '/page-data/app-data.json'],
    ['preload', 'fetch', 'anonymous', address],
  ]);
});

it('names the boot file by its content', () => {
  const other = rewrite(page.replace('8d1f2a', '9e2a3b')).boots[0]?.address;
  expect(other).toMatch(/^\/boot-[0-9a-f]{20}\.js$/);
  expect(other).not.toBe(rewrite(page).boots[0]?.address);
});

it('keeps the marks by which Gatsby finds its slice, and what stands around it', () => {
  expect(rewrite(page).html).toMatch(
    /^<body><div>words<\/div><script>window\.pagePath="\/"<\/script><!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" --><\/body>$/,
  );
});

it('lets browsers make a hovered page ready', () => {
  expect(rewrite(page).html).toContain(
    '<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>',
  );
});

it('tells the scripts of a page, one that was kept from an earlier build too, and none of other texts', () => {
  const { html, boots } = rewrite(page);
  const started = [boots[0]?.address, '/webpack-runtime-1.js', '/template-1.js', '/app-1.js'];
  expect(startedScripts(html)).toEqual(started);
  expect(startedScripts(rewrite(html).html)).toEqual(started);
  expect(startedScripts(page)).toEqual([]);
});

it('changes nothing the second time', () => {
  const { html } = rewrite(page);
  expect(rewrite(html)).toEqual({ html, boots: [] });
});

it("gives a page kept from an earlier build today's starter script", () => {
  const { html } = rewrite(page);
  const older = html.replace('"pointermove ', '"pointermoved ');
  expect(older).not.toBe(html);
  expect(rewrite(older)).toEqual({ html, boots: [] });
});

it('says so when Gatsby writes its scripts in another way', () => {
  expect(() => rewrite(page.replace('___webpackCompilationHash', 'hash'))).toThrow('lateScripts');
});
