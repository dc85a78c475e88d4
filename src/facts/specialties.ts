/** Specialties (R3.4). A specialty is also the key of its care option. */
export const specialties = [
  'stem-cells',
  'orthopedic-surgery',
  'plastic-surgery',
  'ibogaine-therapy',
  'dental-treatments',
  'bariatric-surgery',
] as const;

export type Specialty = (typeof specialties)[number];

/** For values from addresses and files: exact match only, including case and spaces. */
export const isSpecialty = (value: unknown): value is Specialty => specialties.some((specialty) => specialty === value);
