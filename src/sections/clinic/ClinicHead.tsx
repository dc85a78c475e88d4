import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CompareChoice } from '../../components/clinic/compareChoice/CompareChoice';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { Lede } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ClinicView } from '../../data/clinic';
import { replyPromise } from '../../facts/limits';
import { inquiryId } from '../../routes/sectionIds';
import { below, breakpoint, color, columnWidth, fontSize, fontWeight, lineHeight, maxWidth, space } from '../../theme';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space[6]} ${space.fluid.l};
  align-items: end;
  padding-bottom: ${space[10]};

  & h1 {
    margin-top: ${space[2]};
  }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space[7]};
  }
`;

const Where = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[4]};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.field};
  color: ${color.tealDark};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Summary = styled(Lede)`
  max-width: ${maxWidth.summary};
`;

const Sample = styled(Disclaimer)`
  margin-top: ${space[4]};
`;

const Ask = styled.div`
  display: grid;
  gap: ${space[3]};

  & > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.small};
    color: ${color.ink2};
  }

  ${below('stack')} {
    max-width: ${columnWidth.ask};
  }

  @media print {
    display: none;
  }
`;

/* On wide windows it stands beside the tabs. */
const Compare = styled.div`
  @media not all and (max-width: ${breakpoint.tabs}) {
    display: none;
  }
`;

/** Name, place and standing of a clinic, and the way to ask about it. */
export function ClinicHead({ view }: { view: ClinicView }) {
  const { t } = useTranslation('clinic');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Breadcrumbs trail={['clinics']} current={view.name} />
      <Top>
        <div>
          <h1>{view.name}</h1>
          <Where>
            <li>
              <Icon of={MapPin} />
              {`${view.city}, ${common(`countries.${view.country}`)}`}
            </li>
            {view.accreditations.some(({ expired }) => !expired) && (
              <li>
                <Icon of={BadgeCheck} />
                {t('accredited')}
              </li>
            )}
            <li>
              <Icon of={Languages} />
              <span>
                <VisuallyHidden>{t('languages')} </VisuallyHidden>
                {view.languages}
              </span>
            </li>
          </Where>
          <Summary>{view.lede}</Summary>
          {view.sample && <Sample>{t('note.sample')}</Sample>}
        </div>
        <Ask>
          <ButtonLink href={`#${inquiryId}`}>{t('moreInfo')}</ButtonLink>
          <p>
            <Icon of={Clock} />
            {t('reply', { hours: replyPromise.hours })}
          </p>
          <Compare>
            <CompareChoice clinic={view} on="clinic" />
          </Compare>
        </Ask>
      </Top>
    </>
  );
}
