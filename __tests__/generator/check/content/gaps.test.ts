/** @jest-environment node */

import { facts, james, marisol } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('what pages cannot do without', () => {
  test('a testimonial', () =>
    refuses(
      (content) => {
        content.remove(james);
        content.remove(marisol);
      },
      {
        file: 'content/testimonials',
        line: 1,
        field: 'folder',
        found: 'no record',
        allowed: 'the page of testimonials',
        mend: 'Add a testimonial below content/testimonials',
      },
    ));

  test.each([
    [`content/testimonials`, `${marisol}/facts.yaml`, 'the success stories of the home page'],
    [`content/clinics`, facts, 'the clinics of the home page'],
  ])('one of %s with a place on the home page', (file, record, allowed) =>
    refuses((content) => content.replace(record, 'featured: 1\n', ''), {
      file,
      line: 1,
      field: 'featured',
      found: 'no record with this field',
      allowed,
      mend: 'Add the line featured: 1',
    }),
  );

  test('a record that cannot be read may be the one with a place', async () => {
    const problems = await fixture.problemsAfter((content) => content.write(`${marisol}/facts.yaml`, ': : :'));
    expect(problems.map(({ file }) => file)).toEqual([`${marisol}/facts.yaml`]);
  });
});
