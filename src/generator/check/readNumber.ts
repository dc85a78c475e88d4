/** Words beside a number that do not change it. "1 hour", "10k" or "9800 pesos" are left for their writer to convert. */
const BESIDE =
  /^(?:usd|us\$|\$|dollars?|dólares|since|in|from|desde|en|about|approx\.?|circa|ca\.?|aprox\.?|days?|días?|min\.?|minutes?|minutos?)$/i;

/** Digits, also parted into groups of three, with or without decimals. */
const NUMBER = String.raw`-?\d+(?:[.,' \u00A0]\d{3})*(?:[.,]\d+)?`;
const ONE_NUMBER = new RegExp(String.raw`^(?<before>[^\d-]*)(?<number>${NUMBER})(?<after>[^\d]*)$`);
const THOUSANDS = /^-?\d{1,3}([.,' \u00A0])\d{3}(?:\1\d{3})*$/;
/** Nobody writes tenths that are none: 10.000 is ten thousand. */
const DECIMALS = /^-?\d+(?:[.,]\d*[1-9])?$/;

const isBeside = (words: string): boolean =>
  words
    .trim()
    .split(/\s+/)
    .every((word) => word === '' || BESIDE.test(word));

/** Every number that the digits may mean: 9.800 is nine thousand eight hundred, or nine and eight tenths. */
const readings = (digits: string): number[] => [
  ...(THOUSANDS.test(digits) ? [Number(digits.replace(/[^\d-]/g, ''))] : []),
  ...(DECIMALS.test(digits) ? [Number(digits.replace(',', '.'))] : []),
];

/**
 * The number that somebody meant who wrote "4500 USD", "since 1987" or "9.800".
 * @param fits whether the field may have a number at all, by which one of two readings is ruled out
 * @returns undefined where the digits could mean several numbers, or none that fits
 */
export const readNumber = (written: string, fits: (value: number) => boolean): number | undefined => {
  const { before = '', number = '', after = '' } = ONE_NUMBER.exec(written.trim())?.groups ?? {};
  if (!isBeside(before) || !isBeside(after)) return undefined;
  const [meant, ...others] = [...new Set(readings(number))].filter(fits);
  return others.length > 0 ? undefined : meant;
};
