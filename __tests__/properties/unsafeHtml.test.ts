import { unsafeHtml } from './unsafeHtml';

test.each([
  '<p>Words with <strong>weight</strong> and &#x3C;script></p>',
  '<p><a href="/clinics?country=mexico#top">a</a> <a href="https://example.com" rel="noopener noreferrer">b</a></p>',
  '<h2 id="prices">Prices</h2><ol start="3"><li>One</li></ol><hr><pre><code class="language-html">x</code></pre>',
  '<p><a href="/clinics" title="a > b">x</a></p>',
])('%s is safe', (html) => expect(unsafeHtml(html)).toBeUndefined());

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1)>x</a>',
  "<a href='data:text/html,x'>x</a>",
  '<a href="//evil.example">x</a>',
  '<img src="x">',
  '<p style="color:red">x</p>',
  '<svg/onload=alert(1)>',
  '<p>1 < 2</p>',
  '<!-- x -->',
])('%s is not', (html) => expect(unsafeHtml(html)).toBeDefined());
