import styled from 'styled-components';
import { DefinitionList } from '../../components/ui/DefinitionList';
import { CroppedPicture } from '../../components/ui/Picture';
import type { ClinicView } from '../../data/clinic';
import { space } from '../../theme';
import { PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const Frame = styled.div`
  margin-top: ${space[6]};

  @media print { display: none; }
`;

const Words = styled(Text)`
  margin-top: ${space[6]};
`;

/** Seventh tab: the city and country, for somebody who recovers there. */
export function DestinationPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  return (
    <>
      <PanelTitle>{t('tabs.destination')}</PanelTitle>
      <Frame>
        <CroppedPicture $ratio="21 / 10" $raised picture={view.destinationPicture} alt="" />
      </Frame>
      <Words>
        {view.destination.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <DefinitionList items={view.destinationFacts} />
    </>
  );
}
