import type { ClinicView } from '../../data/clinic';
import { LocationBlock } from './LocationBlock';
import { Block, PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

/** Eighth tab: where the clinic is and how to get there. */
export function LocationPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  return (
    <>
      <PanelTitle>{t('tabs.location')}</PanelTitle>
      <LocationBlock view={view} />
      <Block>
        <h3>{t('location.gettingThere')}</h3>
        <Text>
          {view.gettingThere.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </Block>
    </>
  );
}
