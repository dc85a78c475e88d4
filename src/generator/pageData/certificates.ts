import type { CertificateView } from '../../data/certificate';
import type { ClinicRecord, ViewContext } from './context';

const valid = ({ facts }: ClinicRecord, { today }: ViewContext) =>
  facts.accreditations
    .filter(({ validUntil }) => validUntil >= today)
    .sort((a, b) => b.validUntil.localeCompare(a.validUntil));

/** A clinic's certificates that are valid, the one that holds longest first. */
export const validCertificates = (record: ClinicRecord, context: ViewContext): readonly CertificateView[] =>
  valid(record, context).map(({ key, body, covers, validUntil }) => {
    const name = record.words[context.language].accreditations[key]?.name ?? body;
    const until = context.format.month(validUntil);
    return { covers, until, text: context.t('common:clinicRow.certificate', { name, until }) };
  });

/** "2 certificates, to Aug 2027": how many are valid, and when the first of them ends; undefined without one. */
export const certificateCount = (record: ClinicRecord, context: ViewContext): string | undefined => {
  const all = valid(record, context);
  const first = all.at(-1);
  const until = first && context.format.shortMonth(first.validUntil);
  return first && context.t('common:clinicRow.certificates', { count: all.length, until });
};
