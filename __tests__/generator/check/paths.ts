/** Records of the fixtures that tests change, and their files. */
export const clinic = 'content/clinics/valle-alto';
export const facts = `${clinic}/facts.yaml`;
export const english = `${clinic}/words.en.md`;
export const spanish = `${clinic}/words.es.md`;
export const cells = 'content/care-options/stem-cells';
export const dental = 'content/care-options/dental-treatments';
export const james = 'content/testimonials/james-k';
export const marisol = 'content/testimonials/marisol-t';
export const privacy = 'content/pages/privacy-policy';
export const knee = 'content/procedures/total-knee-replacement';
