import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { Prose } from '../../components/text/Prose';
import { DefinitionList } from '../../components/ui/DefinitionList';
import { Disclosure } from '../../components/ui/Disclosure';
import { PathLink } from '../../components/ui/link/PathLink';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import type { ClinicView } from '../../data/clinic';
import { below, borderWidth, color, columns, fontWeight, lineHeight, space, typeset, underline } from '../../theme';
import { PanelTitle, Preview } from './panelStyle';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/** Offers shown here, besides the one in the address; the Treatment tab has all. */
const shown = 4;

const Text = styled(Prose)`
  margin-block: ${space[4]};
`;

const Treatments = styled.ul`
  ${columns(2, '0 10')}
  break-inside: avoid;
  margin-top: ${space[5]};

  & > li {
    padding-block: ${space[4]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.field};
  }

  & > [data-chosen] { background: ${color.foam}; }

  & a {
    display: block;
    padding-block: ${space.half};
    font-weight: ${fontWeight.strong};
    text-decoration-color: ${color.lineStrong};
    text-decoration-thickness: ${borderWidth.hairline};
    text-underline-offset: ${underline.link};
  }

  & span { ${typeset('card', 'ink2')} }

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);

    & > li { padding-block: ${space[2]}; }
  }
`;

/** First tab: what the clinic is like, and what it offers at which price. */
export function ProfilePanel({ view }: { view: ClinicView }) {
  const { t, tabHref } = useClinicTranslation();
  const text = useOfferText();
  const { offer: chosen, isAsked } = useChosenOffer(view.offers);
  const offers = view.offers.filter((offer, index) => index < shown || (isAsked && offer === chosen));
  const facts = [
    { label: t('facts.founded'), value: String(view.founded) },
    { label: t('facts.stay'), value: text.days(view.stayDays) },
    { label: t('facts.transfer'), value: t('facts.minutes', { count: view.location.airport.minutes }) },
  ];
  /* What they say of methadone, alcohol and hearts can save a life. */
  const isOpen = Boolean(view.safety.ibogaine);
  return (
    <>
      <PanelTitle>{view.profile.title}</PanelTitle>
      <Text html={view.profile.html} />
      {view.profile.parts.map(({ id, title, html, answer }) => (
        <Disclosure key={id} summary={title} answer={isOpen ? undefined : answer} openWide titled open={isOpen}>
          <Text html={html} id={id} />
        </Disclosure>
      ))}
      <DefinitionList items={facts} />
      <Preview>
        <h3>{t('profile.treatments')}</h3>
        <Treatments>
          {offers.map((offer) => (
            <li key={offer.key} data-chosen={isAsked && offer === chosen ? '' : undefined}>
              <PathLink path={offer.procedurePath}>{offer.name}</PathLink>
              <span>
                {offer.unproven && <EvidenceMark evidence="unproven" />} {text.price(offer.price)}, {text.trips(offer)}
              </span>
            </li>
          ))}
        </Treatments>
        <StandaloneLink href={tabHref('treatment')}>{t('viewMore')}</StandaloneLink>
      </Preview>
    </>
  );
}
