import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import type { Specialty } from '../../facts/specialties';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
`;

/** A short label. `$on`: it matches the filter in use. */
const Tag = styled.li<{ $on?: boolean }>`
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.image};
  background: ${({ theme, $on }) => ($on ? theme.color.foam : theme.color.tag)};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${({ theme }) => theme.leading.label};
  overflow-wrap: anywhere;
  color: ${({ theme, $on }) => ($on ? theme.color.onFoam : theme.color.onTag)};

  @media (forced-colors: active) {
    border-color: ${({ $on }) => ($on ? 'Highlight' : 'CanvasText')};
  }
`;

interface SpecialtyTagsProps {
  specialties: readonly Specialty[];
  /** The specialty that the list is filtered by. */
  active?: Specialty | undefined;
}

/** A clinic’s specialties in the order of its record, the main one first, named in the page’s language. */
export function SpecialtyTags({ specialties, active }: SpecialtyTagsProps) {
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
