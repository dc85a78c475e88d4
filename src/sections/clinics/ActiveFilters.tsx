import { useTranslation } from 'gatsby-plugin-react-i18next';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { standaloneLink } from '../../components/link/StandaloneLink';
import { type Filters, isFiltered, noFilters } from './filters';
import type { AllClinics } from './useAllClinics';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  min-height: ${({ theme }) => theme.space.target};
  margin-block: 28px 36px;
`;

const Count = styled.p`
  margin-right: 12px;
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.h4};
  font-weight: ${({ theme }) => theme.weight.heading};
  line-height: 1.2;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.space.target};
  padding: 6px 12px 6px 16px;
  border: 1.5px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.foam};
  font-family: inherit;
  font-size: ${({ theme }) => theme.size.card};
  font-weight: ${({ theme }) => theme.weight.button};
  line-height: 1.3;
  color: ${({ theme }) => theme.color.onFoam};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color ${({ theme }) => theme.motion.fast};

  &:hover {
    border-color: currentColor;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

const Clear = styled.button`
  ${standaloneLink}
`;

interface ActiveFiltersProps {
  statusRef: Ref<HTMLParagraphElement>;
  filters: Filters;
  /** How many clinics the filters let through; undefined without filters. */
  found?: number | undefined;
  total: number;
  state: AllClinics['state'];
  onChange: (filters: Filters) => void;
}

/** How many clinics there are, said aloud when it changes, and each filter as a chip that removes it. */
export function ActiveFilters({ statusRef, filters, found, total, state, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  const { country, specialty, q } = filters;
  const chips = [
    ...(country ? [{ text: common(`countries.${country}`), without: { ...filters, country: undefined } }] : []),
    ...(specialty ? [{ text: common(`specialties.${specialty}`), without: { ...filters, specialty: undefined } }] : []),
    ...(q ? [{ text: t('filter.quoted', { text: q }), without: { ...filters, q: '' } }] : []),
  ];
  const count = found === undefined ? common('clinicCount', { count: total }) : t('found', { found, count: total });
  const says = found === undefined || state === 'complete' ? count : t(state);

  return (
    <Row>
      <Count role="status" tabIndex={-1} ref={statusRef}>
        {says}
      </Count>
      {chips.map(({ text, without }) => (
        <Chip key={text} type="button" aria-label={t('filter.remove', { text })} onClick={() => onChange(without)}>
          {text}
          <Icon of={X} />
        </Chip>
      ))}
      {isFiltered(filters) && (
        <Clear type="button" onClick={() => onChange(noFilters)}>
          {t('filter.clear')}
        </Clear>
      )}
    </Row>
  );
}
