/** Fragment of the list of clinics that offer a care option, in both languages. */
export const offeringId = 'clinics';
