import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import { borderWidth, color, fontSize, fontWeight, lineHeight, radius, space } from '../../theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

/** A short label. `$on`: it matches the filter in use. */
const Tag = styled.li<{ $on?: boolean }>`
  padding: ${space[1]} ${space[2]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.image};
  background: ${({ $on }) => ($on ? color.foam : color.tag)};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.label};
  overflow-wrap: anywhere;
  color: ${({ $on }) => ($on ? color.onFoam : color.onTag)};

  @media (forced-colors: active) {
    border-color: ${({ $on }) => ($on ? 'Highlight' : 'CanvasText')};
  }
`;

interface CareOptionTagsProps {
  specialties: readonly CareOptionKey[];
  /** The specialty that the list is filtered by. */
  active?: CareOptionKey | undefined;
}

/** A clinic’s specialties in the order of its record, the main one first, named in the page’s language. */
export function CareOptionTags({ specialties, active }: CareOptionTagsProps) {
  const { t } = useTranslation('common');
  return (
    <List>
      {specialties.map((specialty) => (
        <Tag key={specialty} $on={specialty === active}>
          {t(`specialties.${specialty}`)}
        </Tag>
      ))}
    </List>
  );
}
