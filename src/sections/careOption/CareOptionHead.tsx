import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink, ButtonRouteLink } from '../../components/ui/button/Button';
import { Picture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import { Lede } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { offeringId } from '../../routes/sectionIds';
import { below, picture, radius, shadow, space } from '../../theme';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space.fluid.l};
  align-items: center;
  padding-block: ${space[2]} ${space.fluid.xxl};

  & h1 {
    margin-top: ${space[2]};
  }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
  }

  @media print {
    display: block;
    padding-block: 0 ${space[4]};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const View = styled.div`
  ${below('stack')} {
    order: -1;
    margin-inline: calc(-1 * ${space.gutter});
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

  ${below('stack')} {
    aspect-ratio: 16 / 11;
    max-height: ${picture.tallest};
    border-radius: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[8]};

  ${below('code')} {
    & > a {
      width: 100%;
    }
  }
`;

/** Title at the left, picture at the right; on phones the picture comes first, from edge to edge. */
export function CareOptionHead({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  return (
    <Columns>
      <Words>
        <Breadcrumbs trail={['careOptions']} current={view.name} />
        <h1>{view.name}</h1>
        <Lede>
          <RichText html={view.lede} />
        </Lede>
        <Actions>
          <ButtonRouteLink to="contact" suffix={`?treatment=${view.key}`}>
            {t('ask')}
          </ButtonRouteLink>
          {view.clinics.length > 0 && (
            <ButtonLink href={`#${offeringId}`} $variant="secondary">
              {t('seeClinics', { count: view.clinics.length })}
            </ButtonLink>
          )}
        </Actions>
      </Words>
      <View>
        <Image picture={view.picture} alt={view.coverAlt} first />
      </View>
    </Columns>
  );
}
