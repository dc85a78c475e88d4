import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formTarget } from '../../../tools/site/formTarget';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

test.each([
  ['<form id="f" action="https://formspree.io/f/abc" method="post">', 'https://formspree.io'],
  ['<form action="http://localhost:9001/f/inquiry" method="post">', 'http://localhost:9001'],
  [
    '<form role="search" action="/clinics"></form><form method="post" action="https://formspree.io/f/a">',
    'https://formspree.io',
  ],
  ['<form role="search" action="/clinics"></form><a href="mailto:patients@example.com">Write</a>', undefined],
])('%s posts to %s', (html, origin) => {
  writeFileSync(join(folder, 'contact.html'), html);
  expect(formTarget(folder)).toBe(origin);
});
