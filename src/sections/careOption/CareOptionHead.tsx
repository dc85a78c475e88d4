import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { RichText } from '../../components/text/RichText';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { HeadPicture } from '../../components/ui/section/HeadPicture';
import { Lede } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { insteadId } from '../../routes/sectionIds';
import type { Evidence } from '../../schemas/procedure';
import { below, fontSize, grid, space } from '../../theme';

const Columns = styled(Container)`
  ${grid('minmax(0, 7fr) minmax(0, 5fr)', '8 l', 'center')}
  padding-block: ${space[2]} ${space.fluid.s};

  & h1 { margin-top: ${space[2]}; }

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

  ${below('phone')} {
    & > ${Lede} {
      margin-top: ${space[2]};
      font-size: ${fontSize.card};
    }
  }
`;

const Instead = styled(ButtonLink)`
  margin-top: ${space[4]};
`;

const Marks = styled.p`
  margin-top: ${space[4]};
  font-size: ${fontSize.card};

  ${below('phone')} { margin-top: ${space[2]}; }
`;

/** What holds for most of the procedures, and those for which something else does. */
function EvidenceOf({ procedures }: Pick<CareOptionView, 'procedures'>) {
  const { t } = useTranslation('common');
  const like = (evidence: Evidence) => procedures.filter((each) => each.evidence === evidence);
  const [most] = procedures.map(({ evidence }) => evidence).sort((one, other) => like(other).length - like(one).length);
  if (!most) return null;
  const others = procedures.filter(({ evidence }) => evidence !== most);
  return (
    <Marks>
      <EvidenceMark evidence={most} />
      {others.map(({ name, evidence }) => ` · ${name}: ${t(`evidence.${evidence}`)}`)}
    </Marks>
  );
}

/** Title at the left, picture at the right; on phones no picture. No button here asks: what can save a life comes before. */
export function CareOptionHead({ view, isUnproven }: { view: CareOptionView; isUnproven: boolean }) {
  const { t: medical } = useTranslation('medical');
  return (
    <Columns>
      <Words>
        <Breadcrumbs trail={['careOptions']} current={view.name} />
        <h1>{view.name}</h1>
        <Lede>
          <RichText html={view.lede} />
        </Lede>
        <EvidenceOf procedures={view.procedures} />
        {isUnproven && <Instead href={`#${insteadId}`}>{medical('instead')}</Instead>}
      </Words>
      <HeadPicture ratio="4 / 3" picture={view.picture} alt={view.coverAlt} />
    </Columns>
  );
}
