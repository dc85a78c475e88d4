import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { Disclaimer } from '../../components/site/Disclaimer';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { PathLink } from '../../components/ui/link/PathLink';
import { standaloneLink } from '../../components/ui/link/StandaloneLink';
import { Steps } from '../../components/ui/steps/Steps';
import type { ClinicView } from '../../data/clinic';
import { below, borderWidth, color, columns, space, typeset, underline } from '../../theme';
import { Listing } from './Listing';
import { Block, PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const List = styled.ul`
  ${columns(2, '0 10')}
  break-inside: avoid;
  margin-top: ${space[4]};

  & > li {
    padding-block: ${space[4]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & p {
    margin-top: ${space[1]};
    ${typeset('card/lede', 'ink2')}
  }

  ${below('form')} { grid-template-columns: minmax(0, 1fr); }
`;

const Ways = styled.ul`
  margin-top: ${space[1]};

  & a {
    display: inline-block;
    padding-block: ${space[1]};
    ${typeset('medium card/small', 'oxblood')}
    text-underline-offset: ${underline.link};
  }
`;

const CareOptionLink = styled(PathLink)`
  ${standaloneLink}
`;

/** Second tab: what is treated here, by care option, and how a treatment runs. */
export function TreatmentPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  return (
    <>
      <PanelTitle>{t('tabs.treatment')}</PanelTitle>
      <Text>
        {view.treatmentIntro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
      {view.specialties.map(({ key, path, notFor }) => {
        const name = common(`specialties.${key}`);
        const offers = view.offers.filter(({ careOption }) => careOption === key);
        return (
          <Block key={key}>
            <h3>{name}</h3>
            <List>
              {offers.map((offer) => (
                <li key={offer.key}>
                  <h4>{offer.name}</h4>
                  {offer.unproven && <EvidenceMark evidence="unproven" />}
                  <p>{offer.description}</p>
                  <p>
                    {text.trips(offer)}, {text.flight(offer.stay, offer.roadFrom)}
                  </p>
                  <Ways>
                    <li>
                      <PathLink path={offer.procedurePath}>
                        {t('treatment.procedure', { name: offer.procedureName })}
                      </PathLink>
                    </li>
                    <li>
                      <a href={offer.sheetPath}>{t('treatment.sheet')}</a>
                    </li>
                  </Ways>
                </li>
              ))}
            </List>
            {notFor.length > 0 && <Listing notFor={notFor} ibogaine={view.safety.ibogaine} />}
            <CareOptionLink path={path}>{t('treatment.about', { name })}</CareOptionLink>
          </Block>
        );
      })}
      <Block>
        <h3>{t('treatment.steps')}</h3>
        <Steps steps={view.steps} />
      </Block>
      <Disclaimer above={space.fluid.l}>{t('treatment.advice')}</Disclaimer>
    </>
  );
}
