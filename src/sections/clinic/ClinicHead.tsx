import BadgeCheck from 'lucide-react/icons/badge-check';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Definitions } from '../../components/ui/Definitions';
import { Icon } from '../../components/ui/Icon';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import { Lede } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ClinicView } from '../../data/clinic';
import { below, borderWidth, color, columns, fontWeight, maxWidth, row, space, typeset, wrapped } from '../../theme';
import { PriceCard } from './PriceCard';
import { useSafetyAnswers } from './SafetyAnswers';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

const Summary = styled(Lede)`
  max-width: ${maxWidth.summary};
`;

/* A header: of a div with more links than text a reader view would leave all out. */
const Trail = styled.header`
  ${wrapped('0 6', 'center')}
  ${below('phone')} { justify-content: space-between; }
`;

/* On narrow windows the tabs say the same: the price comes first. */
const Answers = styled.dl`
  ${unseenUntilAsked}
  ${columns(3, '5')}
  padding-top: ${space[4]};
  margin-top: ${space[6]};
  border-top: ${borderWidth.field} solid ${color.ink};
  ${typeset('card/lede')}

  & dt { font-weight: ${fontWeight.strong}; }
  & dd { color: ${color.ink2}; }
  @media screen { ${below('stack')} { display: none; } }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space[6]} ${space.fluid.l};
  align-items: start;
  padding-bottom: ${space[10]};

  & h1 { margin-top: ${space[2]}; }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space[4]};
  }

  /* The price before the long text, so that the tabs are visible without scrolling. */
  ${below('phone')} {
    gap: ${space[3]};

    & h1 { margin-top: 0; }
    & ${Summary} { display: none; }
  }
`;

const Where = styled.ul`
  ${wrapped('2 6')}
  margin-top: ${space[4]};
  ${typeset('medium/field', 'tealDark')}

  & > li { ${row('2')} }

  & a {
    min-width: 0;
    padding-block: ${space.half};
    color: inherit;
    overflow-wrap: anywhere;
  }

  ${below('phone')} {
    gap: ${space.half} ${space[6]};
    margin-top: ${space[2]};
    ${typeset('card')}
  }
`;

/** Name, place and standing of a clinic, what the chosen offer costs, and the way to ask about it. */
export function ClinicHead({ view }: { view: ClinicView }) {
  const { t, tabHref } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const { offer } = useChosenOffer(view.offers);
  const certificate = view.certificates.find(({ covers }) => !offer || covers.includes(offer.careOption));
  const answers = [
    { label: t('head.team'), value: offer?.practitioners.map(({ name, role }) => `${name}, ${role}`).join('; ') ?? '' },
    ...useSafetyAnswers(view.safety),
  ];
  return (
    <>
      <Trail>
        <Breadcrumbs trail={['clinics']} current={view.name} />
        {view.sample && <Disclaimer>{t('note.sample')}</Disclaimer>}
      </Trail>
      <Top>
        <div>
          <h1>{view.name}</h1>
          <Where>
            <li>
              <Icon of={MapPin} />
              {`${view.city}, ${common(`countries.${view.country}`)}`}
            </li>
            <li>
              <Icon of={Languages} />
              <span>
                <VisuallyHidden>{t('languages')} </VisuallyHidden>
                {view.languages}
              </span>
            </li>
            {certificate && (
              <li>
                <Icon of={BadgeCheck} />
                <a href={tabHref('qualifications')}>{certificate.text}</a>
              </li>
            )}
          </Where>
          <Summary>{view.lede}</Summary>
          <Answers>
            <Definitions items={answers} />
          </Answers>
        </div>
        <PriceCard view={view} />
      </Top>
    </>
  );
}
