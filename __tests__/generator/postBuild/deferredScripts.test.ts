/** @jest-environment jsdom */
import {
  deferredScriptsOf,
  readDeferredScripts,
  withDeferredScripts,
} from '../../../src/generator/postBuild/deferredScripts';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

/** As Gatsby 5.16 writes them: the mapping is a string of JSON. */
const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.___webpackCompilationHash="8d1f2a";/*]]>*/</script><script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";/*]]>*/</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async=""></script>`;
const around = (place: string): string =>
  `<body><div>words</div><script id="gatsby-script-loader">window.pagePath="/"</script>${place}</body>`;
/** As it renders a page, and as it puts the scripts in. */
const rendered = around(
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
);
const page = around(`<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`);

const rewrite = (html: string, given = scripts) => {
  const late = deferredScriptsOf(given);
  return { html: withDeferredScripts(html, late, () => ['/template-1.js']) ?? '', boot: late.boot };
};

it("starts the boot file and what Gatsby would have started, in its order, the page's own code before the app", () => {
  const { html, boot } = rewrite(page);
  expect(html).toContain(`src:"${boot.address}"`);
  expect(html).toContain('["/webpack-runtime-1.js","/template-1.js","/app-1.js"]');
});

it('moves mapping and hash into the boot file, the mapping as an object', () => {
  expect(rewrite(page).boot.text).toContain(
    'window.___chunkMapping={"app":["/app-1.js"]};window.___webpackCompilationHash="8d1f2a";',
  );
});

it('names the boot file by its content', () => {
  const other = rewrite(page, scripts.replace('8d1f2a', '9e2a3b')).boot.address;
  expect(other).toMatch(/^\/boot-[0-9a-f]{20}\.js$/);
  expect(other).not.toBe(rewrite(page).boot.address);
});

it('keeps the marks by which Gatsby finds its slice, and what stands around it', () => {
  expect(rewrite(page).html).toMatch(
    /^<body><div>words<\/div><script id="gatsby-script-loader">window\.pagePath="\/"<\/script><!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" --><\/body>$/,
  );
});

it('is the same for a page as it is rendered and one that Gatsby has put its scripts into', () => {
  expect(rewrite(rendered)).toEqual(rewrite(page));
});

it('changes nothing the second time', () => {
  const { html } = rewrite(page);
  expect(rewrite(html).html).toBe(html);
});

it("gives a page kept from an earlier build today's scripts", () => {
  const earlier = rewrite(page, scripts.replaceAll('/app-1.js', '/app-0.js'));
  expect(earlier.html).not.toBe(rewrite(page).html);
  expect(rewrite(earlier.html)).toEqual(rewrite(page));
});

it.each([
  ['the owner’s own', '<body>Verification</body>'],
  ['a page with another place for its scripts', around('<slice-start id="_gatsby-scripts-2"></slice-start>')],
])('knows no place for scripts in %s', (_, html) => {
  expect(withDeferredScripts(html, deferredScriptsOf(scripts), () => [])).toBeUndefined();
});

it.each([
  ['compilation hash', scripts.replace('___webpackCompilationHash', 'hash')],
  ['chunk mapping', scripts.replace('___chunkMapping', 'mapping')],
  ['files', scripts.replaceAll('src=', 'data-src=')],
])('says so when Gatsby writes its scripts without the %s that is looked for', (_, given) => {
  expect(() => deferredScriptsOf(given)).toThrow('look different from what deferredScripts expects');
});

it('says so when the built folder has no scripts', () => {
  expect(() => readDeferredScripts(folder)).toThrow('_gatsby-scripts-1.html');
});
