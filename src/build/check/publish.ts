import { settings } from '../../facts/settings';
import { site } from '../../facts/site';
import type { Content } from './checkContent';

const EXAMPLE_ADDRESS = /\bexample\.(com|org|net)\b/i;
const EXAMPLE_PHONE = /\b555\b/;

/** What still stands between this project and a real launch, a line each (sample content, placeholders, settings). */
export const obstaclesToPublishing = (content: Content): string[] => {
  const records = [...content.clinics, ...content.careOptions, ...content.testimonials, ...content.pages];
  const samples = records
    .filter(({ facts }) => facts.sample)
    .map(({ folder }) => `${folder}/facts.yaml: sample: true. Replace the invented content, then set sample: false.`);
  const exampleLinks = content.clinics
    .filter(({ facts }) => facts.accreditations.some(({ verifyAt }) => EXAMPLE_ADDRESS.test(verifyAt)))
    .map(({ folder }) => `${folder}/facts.yaml: accreditations.verifyAt is an example address. Write the real one.`);
  const contacts = [
    ...(EXAMPLE_ADDRESS.test(site.url) ? [`Site address ${site.url}: set GATSBY_SITE_URL to the real one.`] : []),
    ...(EXAMPLE_ADDRESS.test(site.email)
      ? [`Patients’ address ${site.email}: set GATSBY_PATIENTS_EMAIL to the real one.`]
      : []),
    ...(EXAMPLE_PHONE.test(site.phone) ? [`Phone ${site.phone}: write the real one into src/facts/site.ts.`] : []),
    ...(/sample/i.test(site.address) ? [`Address "${site.address}": write the real one into src/facts/site.ts.`] : []),
    ...(settings.form ? [] : ['No form: set GATSBY_FORMSPREE_FORM to the id of the Formspree form.']),
  ];
  return [...contacts, ...samples, ...exampleLinks];
};
