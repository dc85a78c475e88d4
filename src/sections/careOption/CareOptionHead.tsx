import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { RichText } from '../../components/text/RichText';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../components/ui/button/Button';
import { Picture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import { Lede } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { insteadId, offeringId, proceduresId } from '../../routes/sectionIds';
import { below, radius, shadow, space } from '../../theme';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space.fluid.l};
  align-items: center;
  padding-block: ${space[2]} ${space.fluid.l};

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[6]};

  ${below('code')} {
    & > a {
      width: 100%;
    }
  }
`;

/** Title at the left, picture at the right; on phones no picture. No button here asks: what can save a life comes before. */
export function CareOptionHead({ view, isUnproven }: { view: CareOptionView; isUnproven: boolean }) {
  const { t } = useTranslation('careOption');
  const { t: medical } = useTranslation('medical');
  return (
    <Columns>
      <Words>
        <Breadcrumbs trail={['careOptions']} current={view.name} />
        <h1>{view.name}</h1>
        <Lede>
          <RichText html={view.lede} />
        </Lede>
        {isUnproven && <EvidenceMark evidence="unproven" />}
        <Actions>
          {isUnproven ? (
            <ButtonLink href={`#${insteadId}`}>{medical('instead')}</ButtonLink>
          ) : (
            view.procedures.length > 0 && (
              <ButtonLink href={`#${proceduresId}`}>{t('seeProcedures', { count: view.procedures.length })}</ButtonLink>
            )
          )}
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
