import styled from 'styled-components';
import { Definitions } from '../../components/ui/Definitions';
import type { ClinicView } from '../../data/clinic';
import { below, fontWeight, space, typeset } from '../../theme';
import { useClinicTranslation } from './useClinicTranslation';

/** Where intensive care is, and who pays if something goes wrong: asked of every clinic. */
export const useSafetyAnswers = ({ intensiveCare, complication }: ClinicView['safety']) => {
  const { t } = useClinicTranslation();
  const { minutes, hospital } = intensiveCare;
  return [
    {
      label: t('head.intensiveCare'),
      value: `${minutes > 0 ? t('head.minutes', { count: minutes }) : t('head.inHouse')}: ${hospital}`,
    },
    { label: t('head.wrong'), value: complication.text },
  ];
};

/* Wide windows and paper have them in the head. */
const List = styled.dl`
  display: none;

  @media screen { ${below('stack')} { display: block; } }

  & dt {
    margin-top: ${space[4]};
    font-weight: ${fontWeight.strong};
  }

  & dd { ${typeset('card/lede', 'ink2')} }
`;

/** The same below the profile, where the head has no room. */
export function SafetyAnswers({ safety }: Pick<ClinicView, 'safety'>) {
  return (
    <List>
      <Definitions items={useSafetyAnswers(safety)} />
    </List>
  );
}
