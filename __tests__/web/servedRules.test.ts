/** @jest-environment node */
import { shortenServed } from '../../src/generator/afterBuild/shortenServed';
import { readServed } from '../../src/web/servedRules';

/** As styled-components 6.6 writes it. */
const written = `.aaa{width:1px;}/*!sc*/
@media print{.aaa{display:none;}}/*!sc*/
data-styled.g1[id="sc-x-0"]{content:"aaa,"}/*!sc*/
.bbb{color:red;}/*!sc*/
.ccc{color:green;}/*!sc*/
data-styled.g4[id="sc-x-1"]{content:"bbb,ccc,"}/*!sc*/
`;

const short = `.aaa{width:1px;}
@media print{.aaa{display:none;}}
/*sc-x-0 aaa*/
.bbb{color:red;}
.ccc{color:green;}
/*sc-x-1 bbb,ccc*/`;

it('has a rule in each line and the names of a component in a comment behind its rules', () => {
  expect(shortenServed(written)).toBe(short);
});

it('is read again by component, in order', () => {
  expect(readServed(short)).toEqual([
    { id: 'sc-x-0', names: ['aaa'], rules: ['.aaa{width:1px;}', '@media print{.aaa{display:none;}}'] },
    { id: 'sc-x-1', names: ['bbb', 'ccc'], rules: ['.bbb{color:red;}', '.ccc{color:green;}'] },
  ]);
});

it('keeps a rule of several lines in one', () => {
  expect(shortenServed(written.replace('width:1px;', 'width:\n  1px;'))).toBe(short.replace('width:', 'width: '));
});

it('changes nothing the second time', () => {
  expect(shortenServed(short)).toBe(short);
});

it('says so when styled-components writes its styles in another way', () => {
  expect(() => shortenServed(written.replace('data-styled.g4', 'data-styles.g4'))).toThrow('shortenServed');
});
