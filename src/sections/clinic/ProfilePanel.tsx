import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { Prose } from '../../components/text/Prose';
import { DefinitionList } from '../../components/ui/DefinitionList';
import { Disclosure } from '../../components/ui/Disclosure';
import type { ClinicView } from '../../data/clinic';
import { space } from '../../theme';
import { PanelTitle } from './panelStyle';
import { SafetyAnswers } from './SafetyAnswers';
import { useClinicTranslation } from './useClinicTranslation';

const Text = styled(Prose)`
  margin-block: ${space[4]};
`;

/** First tab: what the clinic is like. */
export function ProfilePanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
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
      <SafetyAnswers safety={view.safety} />
    </>
  );
}
