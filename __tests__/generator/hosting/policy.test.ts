import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import {
  inlineScriptHashes,
  pagePolicy,
  policyText,
  styleAttributeHashes,
  styleHashes,
} from '../../../src/generator/hosting/policy';
import { withPolicy } from '../../../src/generator/hosting/withPolicy';

const formspree = { formOrigin: 'https://formspree.io' };
const withCaptcha = { ...formspree, captchaOrigin: 'https://www.google.com' };

/** sha256 of "alert(1)" and of nothing, as `openssl dgst -sha256 -binary | base64` gives them. */
const hashOfAlert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const hashOfNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const page = (inside: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A</title></head><body>${inside}</body></html>`;

it('hashes of a page cover inline scripts, and only those that run', () => {
  expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([hashOfAlert]);
  expect(inlineScriptHashes('<script type="application/ld+json">alert(1)</script>')).toEqual([]);
  expect(inlineScriptHashes('<script async src="/app.js"></script>')).toEqual([]);
  expect(inlineScriptHashes('<script data-src="/a.js">alert(1)</script>')).toEqual([hashOfAlert]);
});

const run = ['', 'module', 'text/javascript', 'application/javascript', 'speculationrules', 'importmap', 'Module'];
it.each(run)('hashes cover scripts of the type %j', (type) =>
  expect(inlineScriptHashes(`<script type="${type}">alert(1)</script>`)).toEqual([hashOfAlert]),
);

it('hashes cover what is written in capitals', () => {
  expect(inlineScriptHashes('<SCRIPT>alert(1)</SCRIPT><SCRIPT SRC="/app.js"></SCRIPT>')).toEqual([hashOfAlert]);
  expect(styleHashes('<STYLE>alert(1)</STYLE>')).toEqual([hashOfAlert]);
  expect(styleAttributeHashes('<P STYLE="alert(1)">')).toEqual([hashOfAlert]);
  expect(styleAttributeHashes('<SCRIPT>a = `<p style="alert(1)">`</SCRIPT>')).toEqual([]);
});

it('hashes cover style elements as they stand', () => {
  expect(styleHashes('<style data-styled="true">alert(1)</style><style></style>')).toEqual([
    hashOfNothing,
    hashOfAlert,
  ]);
});

it('hashes cover style attributes, but not what looks like one inside a script', () => {
  expect(styleAttributeHashes('<div id="a" style="alert(1)"></div>')).toEqual([hashOfAlert]);
  expect(styleAttributeHashes('<script>const a = `<div style="alert(1)">`</script>')).toEqual([]);
  expect(styleAttributeHashes('<p style="alert(1)"></p><style>a::before{content:"<i style="}</style>')).toEqual([
    hashOfAlert,
  ]);
  expect(styleAttributeHashes('<script>a()</script><style>b{}</style><p style="alert(1)"></p>')).toEqual([hashOfAlert]);
  expect(styleAttributeHashes('<p>The word style="alert(1)" in a text</p>')).toEqual([]);
});

it('hashes what a browser reads in a style attribute, not how it is written', () => {
  const read = `a:"'<>&quot;"`;
  const written = 'a:&quot;&#x27;&lt;&gt;&amp;quot;&quot;';
  const hash = createHash('sha256').update(read).digest('base64');
  expect(styleAttributeHashes(`<p style="${written}"></p>`)).toEqual([`'sha256-${hash}'`]);
});

describe('policy of a page', () => {
  it('lets inquiries go to the form service and nothing else', () => {
    const policy = pagePolicy(page(''), formspree);
    expect(policy['connect-src']).toEqual(["'self'", 'https://formspree.io']);
    expect(policy['form-action']).toEqual(["'self'", 'https://formspree.io']);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policyText(policy)).not.toContain('google');
  });

  // As developers.google.com/recaptcha/docs/faq asks for; what it fetches is on the same host.
  it('allows the captcha only with a site key', () => {
    const google = 'https://www.google.com/recaptcha/';
    expect(pagePolicy(page(''), withCaptcha)).toEqual({
      ...pagePolicy(page(''), formspree),
      'script-src': ["'self'", google, 'https://www.gstatic.com/recaptcha/'],
      'frame-src': [google, 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ["'self'", 'https://formspree.io', google],
    });
  });

  it('allows a stand-in for the captcha in its place', () => {
    const policy = pagePolicy(page(''), { ...formspree, captchaOrigin: 'http://localhost:9001' });
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy[directive]).toContain('http://localhost:9001');
    expect(policyText(policy)).not.toContain('google');
  });

  it.each([
    ['without captcha', formspree],
    ['with captcha', withCaptcha],
  ])('has no finding of high or medium severity %s', (_, settings) => {
    const text = policyText(pagePolicy(page('<script>alert(1)</script>'), settings));
    const findings = new CspEvaluator(new CspParser(text).csp).evaluate();
    expect(findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)).toEqual([]);
  });

  it('never allows inline code as such', () => {
    const text = policyText(pagePolicy(page('<script>alert(1)</script>'), withCaptcha));
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
  });
});

it('puts the policy behind the charset, before anything it governs', () => {
  expect(withPolicy(page('<script>alert(1)</script>'), formspree)).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src /,
  );
});
