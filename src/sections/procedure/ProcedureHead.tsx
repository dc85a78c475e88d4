import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { RichText } from '../../components/text/RichText';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { HeadPicture } from '../../components/ui/section/HeadPicture';
import { Lede } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { costsId, insteadId, risksId } from '../../routes/sectionIds';
import { below, fontSize, space, wrapped } from '../../theme';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[6]} ${space.fluid.xl};
  align-items: center;
  padding-block: ${space[2]} ${space.fluid.l};

  & h1 { margin-top: ${space[2]}; }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space[6]};
  }

  ${below('phone')} { padding-bottom: ${space[3]}; }
  @media print { display: block; }
`;

const About = styled(Lede)`
  ${below('phone')} {
    margin-top: ${space[2]};
    font-size: ${fontSize.card};
  }
`;

const Proof = styled.p`
  margin-top: ${space[2]};
`;

const Actions = styled.div`
  ${wrapped('3 4')}
  margin-top: ${space[6]};

  /* The prices are near. */
  ${below('phone')} { display: none; }
  @media print { display: none; }
`;

/** Name, what it is, whether it is proven, and the ways on. None asks: what can save a life comes first. */
export function ProcedureHead({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { careOption } = view;
  return (
    <Columns>
      <div>
        <Breadcrumbs trail={['procedures']} within={careOption} current={view.name} />
        <h1>{view.name}</h1>
        <About>
          <RichText html={view.lede} />
        </About>
        <Proof>
          <EvidenceMark evidence={view.evidence} />
        </Proof>
        <Actions>
          {view.evidence === 'unproven' ? (
            <ButtonLink href={`#${insteadId}`}>{t('instead')}</ButtonLink>
          ) : (
            view.clinicCount > 0 && (
              <ButtonLink href={`#${costsId}`}>{t('pricesAt', { count: view.clinicCount })}</ButtonLink>
            )
          )}
          <ButtonLink href={`#${risksId}`} $variant="secondary">
            {t('risks.title')}
          </ButtonLink>
        </Actions>
      </div>
      <HeadPicture ratio="5 / 4" picture={view.picture} alt={view.coverAlt} />
    </Columns>
  );
}
