import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/Notice';
import { compared } from '../../facts/limits';
import type { ComparedChoice } from './choose';

/** Names of those that are left out; of more it says how many. */
const mostNamed = 3;

/** Says in words what an address asks for and does not get. */
export function LeftOut({ leftOut }: Pick<ComparedChoice, 'leftOut'>) {
  const { t } = useTranslation('compare');
  const { unknown, repeated, tooMany, unknownProcedure, date } = leftOut;
  const names = tooMany.slice(0, mostNamed).map(({ name }) => name);
  const more = tooMany.length - names.length;
  const said = { most: compared.atMost, names: names.join(', ') };
  const sentences = [
    ...(unknown > 0 ? [t('leftOut.unknown', { count: unknown })] : []),
    ...(repeated > 0 ? [t('leftOut.repeated', { count: repeated })] : []),
    ...(names.length > 0
      ? [more > 0 ? t('leftOut.tooManyMore', { ...said, count: more }) : t('leftOut.tooMany', said)]
      : []),
    ...(unknownProcedure ? [t('leftOut.procedure')] : []),
    ...(date ? [t(`leftOut.date.${date}`)] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice icon={CircleAlert}>
      <b>{t('leftOut.title')}</b> {sentences.join(' ')}
    </Notice>
  );
}
