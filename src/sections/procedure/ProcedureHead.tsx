import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { RichText } from '../../components/text/RichText';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../components/ui/button/Button';
import { Picture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import { CardText, Lede } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { costsId, inquiryId } from '../../routes/sectionIds';
import { below, fontSize, lineHeight, maxWidth, radius, shadow, space } from '../../theme';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[6]} ${space.fluid.xl};
  align-items: center;
  padding-block: ${space[2]} ${space.fluid.l};

  & h1 {
    margin-top: ${space[2]};
  }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space[6]};
  }

  ${below('phone')} {
    padding-bottom: ${space[3]};
  }

  @media print {
    display: block;
  }
`;

/* On phones the facts come first: the picture would push them out of the first window. */
const View = styled.div`
  ${below('stack')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Image = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 5 / 4;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};
  object-fit: cover;
`;

const Names = styled(CardText)`
  max-width: ${maxWidth.prose};

  ${below('phone')} {
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.field};
  }
`;

const About = styled(Lede)`
  ${below('phone')} {
    margin-top: ${space[2]};
    font-size: ${fontSize.card};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[6]};

  /* The bar at the bottom has the link to the form, and the prices are near. */
  ${below('phone')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Name, what it is, and the two ways on. */
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
        <EvidenceMark evidence={view.evidence} />
        <Names>{t('alsoCalled', { names: view.otherNames.join(', ') })}</Names>
        <Actions>
          <ButtonLink href={`#${inquiryId}`}>{t('ask')}</ButtonLink>
          {view.clinicCount > 0 && (
            <ButtonLink href={`#${costsId}`} $variant="secondary">
              {t('pricesAt', { count: view.clinicCount })}
            </ButtonLink>
          )}
        </Actions>
      </div>
      <View>
        <Image picture={view.picture} alt={view.coverAlt} first />
      </View>
    </Columns>
  );
}
