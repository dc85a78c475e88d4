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

/* Printed only, in place of the header. */
const SiteName = styled.b`
  display: none;

  @media print {
    display: inline;
  }
`;

/** Where the table's answers come from, and what they do not promise. */
export function Note({ chosen, sample }: { chosen: boolean; sample: boolean }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  return (
    <Container>
      <Small>
        <SiteName>{site.name}. </SiteName>
        {/* Elements around each text: a browser's translation replaces text nodes, which React could not update. */}
        {chosen && <span>{t('note')} </span>}
        {sample && <span>{common('clinicCard.sample')} </span>}
        <span>{common('disclaimer.clinics')}</span>
      </Small>
    </Container>
  );
}
