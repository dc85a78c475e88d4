import Ambulance from 'lucide-react/icons/ambulance';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Part } from './answerStyle';
import type { Answer } from './comparisonRows';

const icons = { valid: BadgeCheck, expired: BadgeX, inside: Check, ambulance: Ambulance } as const;

export function Answers({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  return answers.map(({ main, more, tone, sign, checkAt }) => (
    <Part key={`${main} ${more}`}>
      {sign && <Icon of={icons[sign]} size="s" />}
      <div>
        {tone ? <b>{main}</b> : main}
        {more && <small data-warning={tone === 'warning' || sign === 'expired' ? '' : undefined}>{more}</small>}
        {checkAt && (
          <a href={checkAt} rel="noopener noreferrer">
            {t('certificate.check')}
            <VisuallyHidden>{` ${main} (${common('externalSite')})`}</VisuallyHidden>
          </a>
        )}
      </div>
    </Part>
  ));
}
