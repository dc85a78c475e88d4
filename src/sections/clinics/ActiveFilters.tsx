import X from 'lucide-react/icons/x';
import { type Ref, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { standaloneLink } from '../../components/ui/link/StandaloneLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { below, borderWidth, color, inlineRow, motion, radius, serif, space, typeset, wrapped } from '../../theme';
import { type Filters, isFiltered, noFilters } from './filters';
import type { AllClinics } from './useAllClinics';

const Row = styled.div`
  ${wrapped('3', 'target', 'center')}
  margin-block: ${space[7]} ${space[10]};

  ${below('phone')} { margin-block: ${space[2]} 0; }
`;

const Count = styled.p`
  margin-right: ${space[3]};
  ${serif('h4/control')}
`;

/** More specific than the layout of the part. */
const hideable = css`
  &[hidden] { display: none; }
`;

const Chip = styled.button`
  ${hideable}
  ${inlineRow('2', 'target')}
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
  border: ${borderWidth.field} solid transparent;
  border-radius: ${radius.control};
  background: ${color.foam};
  font-family: inherit;
  ${typeset('button card/label', 'onFoam')}
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color ${motion.fast};

  &:hover { border-color: currentColor; }
  @media (forced-colors: active) { border-color: ButtonBorder; }
`;

const Clear = styled.button`
  ${standaloneLink}
  ${hideable}
`;

interface ActiveFiltersProps {
  statusRef: Ref<HTMLParagraphElement>;
  filters: Filters;
  found: number;
  total: number;
  /** Of the chosen procedure. */
  procedureName?: string | undefined;
  state: AllClinics['state'];
  onChange: (filters: Filters) => void;
}

/**
 * Whether to render the buttons of filters hidden while there is none: after hydration, so that their styles exist
 * before the first of them. New styles would recalculate the whole page between a key and its result.
 */
const useStylesAhead = (): boolean => {
  const [ahead, setAhead] = useState(false);
  // In the same pass as other changes at hydration.
  useLayoutEffect(() => setAhead(true), []);
  return ahead;
};

/** The number of clinics, announced when it changes, and each filter as a chip that removes it. */
export function ActiveFilters({
  statusRef,
  filters,
  found,
  total,
  procedureName,
  state,
  onChange,
}: ActiveFiltersProps) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  const stylesAhead = useStylesAhead();
  const { country, specialty, q } = filters;
  const filtered = isFiltered(filters);
  const choices = [
    ...(country ? [{ text: common(`countries.${country}`), without: { ...filters, country: undefined } }] : []),
    ...(specialty
      ? [
          {
            text: procedureName ?? common(`specialties.${specialty}`),
            without: { ...filters, specialty: undefined, procedure: undefined },
          },
        ]
      : []),
  ];
  const chips = q ? [...choices, { text: t('filter.quoted', { text: q }), without: { ...filters, q: '' } }] : choices;
  const count = filtered ? t('found', { found, count: total }) : common('clinicCount', { count: total });
  const says = !filtered || state === 'complete' ? count : t(state);

  return (
    <Row>
      <Count role="status" tabIndex={-1} ref={statusRef}>
        {/* Texts have elements of their own, in which React still finds them where a browser has translated the page. */}
        <span>{says}</span>
        {/* Another country may have as many clinics, and of a text that stays the same nothing is said. */}
        <VisuallyHidden>{choices.map(({ text }) => `, ${text}`).join('')}</VisuallyHidden>
      </Count>
      {chips.map(({ text, without }) => (
        <Chip key={text} type="button" aria-label={t('filter.remove', { text })} onClick={() => onChange(without)}>
          {text}
          <Icon of={X} />
        </Chip>
      ))}
      {filtered ? (
        <Clear type="button" onClick={() => onChange(noFilters)}>
          {t('filter.clear')}
        </Clear>
      ) : (
        stylesAhead && (
          <>
            <Chip type="button" hidden />
            <Clear type="button" hidden />
          </>
        )
      )}
    </Row>
  );
}
