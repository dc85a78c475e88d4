import config from '../../gatsby-config';

// Where there is none, Gatsby looks for one: on Netlify that appends rules to _headers and _redirects, copies pages to
// "es/[...].html", and comes from the registry in whatever version is there that day.
test('Gatsby has an adapter already, and it changes nothing', () => {
  expect(config.adapter?.name).toBe('finished-files');
  expect(config.adapter?.cache).toBeUndefined();
  expect(config.adapter?.config).toBeUndefined();
  expect(config.adapter?.adapt.length).toBe(0);
});
