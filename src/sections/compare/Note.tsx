import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Container } from '../../components/ui/section/Container';
import { site } from '../../facts/site';
import { fontSize, lineHeight, space } from '../../theme';

const Small = styled(Disclaimer)`
  margin-block: 0 ${space.fluid.l};

  @media print {
    max-width: none;
    margin-block: ${space[2]} 0;
    font-size: ${fontSize.printSmall};
    line-height: ${lineHeight.control};
  }
`;

/* On paper there is no header: this says whose it is. */
const SiteName = styled.b`
  display: none;

  @media print {
    display: inline;
  }
`;

/** What the table's answers are worth. */
export function Note({ chosen, sample }: { chosen: boolean; sample: boolean }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  return (
    <Container>
      <Small>
        <SiteName>{site.name}. </SiteName>
        {/* In elements: a browser that translates the page puts its own in place of each text, which React then does not find. */}
        {chosen && <span>{t('note')} </span>}
        {sample && <span>{common('clinicCard.sample')} </span>}
        <span>{common('disclaimer.clinics')}</span>
      </Small>
    </Container>
  );
}
