import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import type { KeyFeatureView } from '../../data/clinic';
import { keyFeaturesId } from '../../routes/sectionIds';
import { borderWidth, color, radius, space, typeset } from '../../theme';
import { featureIcons } from './featureIcons';
import { IconRows } from './IconList';
import { useClinicTranslation } from './useClinicTranslation';

const Box = styled.section`
  padding: ${space[7]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper2};

  & > h2 { ${typeset('h4/title')} }

  @media print {
    padding: 0;
    background: none;
    break-inside: avoid;
  }
`;

/** Key Features (R2.9): what sets the clinic apart, an icon for what each is about. */
export function KeyFeatures({ features }: { features: readonly KeyFeatureView[] }) {
  const { t } = useClinicTranslation();
  return (
    <Box aria-labelledby={keyFeaturesId}>
      <h2 id={keyFeaturesId}>{t('keyFeatures')}</h2>
      <IconRows>
        {features.map(({ text, icon }) => (
          <li key={text}>
            <Icon of={featureIcons[icon]} size="m" ink="teal" />
            <span>{text}</span>
          </li>
        ))}
      </IconRows>
    </Box>
  );
}
