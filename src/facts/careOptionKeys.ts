/** Specialties (R3.4). A specialty is also the key of its care option. */
export const careOptionKeys = [
  'stem-cells',
  'orthopedic-surgery',
  'plastic-surgery',
  'ibogaine-therapy',
  'dental-treatments',
  'bariatric-surgery',
] as const;

export type CareOptionKey = (typeof careOptionKeys)[number];

/** For values from addresses and files: exact match only, including case and spaces. */
export const isCareOptionKey = (value: unknown): value is CareOptionKey =>
  careOptionKeys.some((specialty) => specialty === value);
