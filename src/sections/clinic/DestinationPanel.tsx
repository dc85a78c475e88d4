import styled from 'styled-components';
import { DefinitionList } from '../../components/ui/DefinitionList';
import { Picture } from '../../components/ui/Picture';
import type { ClinicView } from '../../data/clinic';
import { radius, shadow, space } from '../../theme';
import { PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const Frame = styled.div`
  margin-top: ${space[6]};

  @media print { display: none; }
`;

const Image = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 21 / 10;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};
  object-fit: cover;
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
        <Image picture={view.destinationPicture} alt="" />
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
