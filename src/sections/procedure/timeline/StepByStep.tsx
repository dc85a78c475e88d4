import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { OfferRowView } from '../../../data/offer';
import { fontWeight, maxWidth, space, typeset } from '../../../theme';

const Steps = styled.ul`
  max-width: ${maxWidth.prose};
  padding-block: ${space[2]};

  & > li {
    padding-block: ${space[1]};
    ${typeset('card/lede')}
    break-inside: avoid;
  }

  & b { font-weight: ${fontWeight.strong}; }
`;

interface StepByStepProps {
  offers: readonly OfferRowView[];
  flightDays: number;
}

/** What happens at each stop, once for all clinics: the days of each stand in its path. */
export function StepByStep({ offers, flightDays }: StepByStepProps) {
  const { t } = useTranslation('procedure');
  const some = (is: (offer: OfferRowView) => boolean) => offers.some(is);
  const steps = [
    [t('path.records'), t('path.recordsText')],
    [t('path.quote'), t('path.quoteText')],
    [t('path.arrival'), t('path.arrivalText')],
    [t('path.operation'), t('path.operationText')],
    some(({ stay }) => stay.nights > 0) && [t('path.atClinic'), t('path.nightsText')],
    [t('path.nearby'), t('path.nearbyText')],
    some(({ stay }) => stay.flightDay !== undefined) && [t('path.fly'), t('path.flyText', { count: flightDays })],
    some(({ stay }) => stay.flightDay === undefined) && [t('path.home'), t('path.homeText')],
    some(({ stay }) => stay.to > stay.from) && [t('path.reserve'), t('path.reserveText')],
    [t('path.check'), t('path.checkText')],
  ].filter((step) => step !== false);
  return (
    <Steps>
      {steps.map(([title, text]) => (
        <li key={title}>
          <b>{title}.</b> {text}
        </li>
      ))}
    </Steps>
  );
}
