import styled from 'styled-components';
import type { ClinicView } from '../../data/clinic';
import { fontWeight, space, typeset } from '../../theme';
import { useClinicTranslation } from './useClinicTranslation';

const Part = styled.div`
  margin-block: ${space[4]};
  ${typeset('card/lede')}

  & h4 { font-weight: ${fontWeight.strong}; }

  & ul {
    padding-left: ${space[5]};
    list-style: disc;
  }

  & p { margin-top: ${space[2]}; }
`;

interface ListingProps {
  notFor: readonly string[];
  ibogaine: ClinicView['safety']['ibogaine'];
}

/** Patients whom no clinic of a care option accepts, and what a clinic must have to be listed for it. */
export function Listing({ notFor, ibogaine }: ListingProps) {
  const { t } = useClinicTranslation();
  return (
    <Part>
      <h4>{t('treatment.notFor')}</h4>
      <ul>
        {notFor.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {ibogaine && (
        <p>{t('treatment.listing', { count: ibogaine.cardiologyMinutes, hours: ibogaine.hoursAfterNormalEcg })}</p>
      )}
    </Part>
  );
}
