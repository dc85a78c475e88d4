import { cleanup, screen, within } from '@testing-library/react';
import type { CareOptionSectionView, CareOptionView } from '../../../src/data/careOption';
import { CareOptionPage } from '../../../src/sections/careOption/CareOptionPage';
import { priceOf } from '../../offerView';
import { renderWithPage } from '../../renderWithPage';
import { clinicView } from '../clinic/clinicView';

const section = (
  key: CareOptionSectionView['key'],
  title: string,
  over: Partial<CareOptionSectionView> = {},
): CareOptionSectionView => ({
  key,
  id: key.toLowerCase(),
  title,
  html: `<p>Text of ${title}.</p>`,
  items: [],
  steps: [],
  after: '',
  parts: [],
  ...over,
});

const view: CareOptionView = {
  key: 'ibogaine-therapy',
  name: 'Ibogaine Therapy',
  sample: true,
  lede: 'A substance that can endanger the heart.',
  picture: clinicView.cover,
  coverAlt: 'A plant',
  review: { reviewed: 'October 1, 2026', nextReview: 'October 1, 2027' },
  notFor: [],
  danger: ['It can stop the heart.'],
  help: { now: ['a racing heart', 'fainting', 'a seizure'], sameDay: ['fever', 'a new rash'] },
  alternatives: [
    { name: 'Methadone or buprenorphine', html: 'They lower the risk of dying.' },
    { name: 'Talking therapy', html: 'It helps some people.' },
  ],
  sources: [
    {
      number: 1,
      id: 'source-nida',
      title: 'Ibogaine',
      language: 'en',
      publisher: 'NIDA',
      year: 2024,
      url: 'https://example.org/ibogaine',
    },
  ],
  procedures: [
    {
      id: 'ibogaine-program',
      name: 'Ibogaine program',
      summary: 'A monitored program.',
      path: '/procedures/ibogaine-program',
      evidence: 'unproven',
      unproven: true,
      clinics: 2,
      figures: [{ way: 'plane', price: priceOf(6900, 14200), days: { from: 10, to: 13 } }],
    },
  ],
  sections: [
    section('overview', 'In plain words'),
    section('addresses', 'What it addresses', { items: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] }),
    section('howItWorks', 'How it works', {
      steps: [
        { title: 'Tests & scans', html: 'An ECG.' },
        { title: '', html: 'You <b>wait</b>.' },
        { title: '', html: 'You rest.' },
      ],
    }),
    section('whyUs', 'Why choose us'),
    section('whatToExpect', 'What to expect'),
    section('callToAction', 'Talk to somebody first'),
  ],
  clinics: clinicView.related.map((clinic) => ({
    ...clinic,
    careOption: 'ibogaine-therapy',
    procedures: 1,
    certifiedUntil: 'May 2028',
  })),
};

const open = (over: Partial<CareOptionView> = {}) =>
  renderWithPage(<CareOptionPage view={{ ...view, ...over }} />, { page: { kind: 'careOption' } });

it('shows the six sections in order, the last as the call to action', () => {
  open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    // Before anything that persuades.
    'This can kill',
    'What is proven instead',
    'Get help now',
    'Call a doctor the same day',
    'Procedures and what they cost',
    'In plain words',
    'What it addresses',
    'How it works',
    'What to expect',
    '1 clinic',
    'Why choose us',
    'Talk to somebody first',
  ]);
});

it('names its parts in the order of the page', () => {
  open();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#instead', '#procedures', '#addresses', '#howitworks', '#whattoexpect', '#clinics', '#calltoaction']);
});

it('lists exactly the seven things that it addresses, without check marks', () => {
  open();
  const region = screen.getByRole('region', { name: 'What it addresses' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven']);
  // To be asked about is not to be helped.
  expect(region.querySelector('svg')).toBeNull();
});

it('shows the steps as they are written, those without a title too', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open();
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('details > div, :scope > div')?.textContent)).toEqual([
    'An ECG.',
    'You wait.',
    'You rest.',
  ]);
  expect(steps.map((step) => step.querySelector('summary')?.textContent)).toEqual([
    'Tests & scans',
    undefined,
    undefined,
  ]);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it('leads to the form with the treatment filled in, after all that can save a life', () => {
  open();
  const ask = screen.getByRole('link', { name: 'Request a free consultation' });
  expect(ask).toHaveAttribute('href', '/contact?treatment=ibogaine-therapy');
});

it('says in red what can kill only where nothing is proven', () => {
  open();
  expect(screen.getByRole('link', { name: 'What is proven instead' })).toHaveAttribute('href', '#instead');
  cleanup();
  open({ procedures: view.procedures.map((procedure) => ({ ...procedure, evidence: 'established' })) });
  expect(screen.getByRole('region', { name: 'Risks to know' })).toHaveTextContent('It can stop the heart.');
  expect(screen.queryByText('This can kill')).toBeNull();
});

it('says how well most of its procedures are proven, and names the others', () => {
  const proven = view.procedures.map((procedure) => ({ ...procedure, evidence: 'established' as const }));
  const { container } = open({
    procedures: [...proven, { ...proven[0], name: 'Rinsing', evidence: 'limited' }, ...proven] as never,
  });
  expect(container).toHaveTextContent('Established · Rinsing: Limited evidence');
});

it('says when it was reviewed, and that nobody has when it is a sample', () => {
  const { container } = open();
  expect(container).toHaveTextContent('Editorial review: October 1, 2026. The next one is due by October 1, 2027.');
  expect(container).toHaveTextContent('no physician has read this page yet');
});

it('shows who offers it and leads to the filtered list', () => {
  open();
  const filtered = screen.getByRole('link', { name: 'Filter the clinics list' });
  expect(filtered).toHaveAttribute('href', '/clinics?specialty=ibogaine-therapy');
});

it('is honest when nobody offers it', () => {
  const { container } = open({ clinics: [] });
  expect(container).toHaveTextContent('No partner clinic offers this treatment at the moment.');
});

it('says in which language title and publisher of a source are', () => {
  open();
  const source = screen.getByText('Ibogaine', { selector: 'a' }).closest('[lang]');
  expect(source).toHaveAttribute('lang', 'en');
  expect(source).toHaveTextContent('NIDA');
});
