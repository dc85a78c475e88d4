import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Container } from '../../components/ui/section/Container';
import { site } from '../../facts/site';
import { below, space, typeset } from '../../theme';

const Small = styled(Disclaimer)`
  margin-block: 0 ${space.fluid.l};

  ${below('form')} { margin-block-end: ${space[4]}; }

  @media print {
    max-width: none;
    margin-block: ${space[2]} 0;
    ${typeset('printSmall/control')}
  }
`;

/* Printed only, in place of header and footer, which say as much on the screen. */
const OnPaper = styled.span`
  @media screen { display: none; }
`;

/** Where the table's answers come from, and what they do not promise. */
export function Note({ chosen, sample }: { chosen: boolean; sample: boolean }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const Whole = chosen ? OnPaper : 'span';
  return (
    <Container>
      <Small>
        <OnPaper>{site.name}. </OnPaper>
        {/* Elements around each text: a browser's translation replaces text nodes, which React could not update. */}
        {chosen && <span>{t('note')} </span>}
        {sample && <span>{t('noteSample')} </span>}
        <Whole>{common('disclaimer.clinics')}</Whole>
      </Small>
    </Container>
  );
}
