import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { readChosen, withoutClinic, writeChosen } from '../../../client/chosenClinics';
import { compared } from '../../../facts/limits';
import { comparisonQuery } from '../../../routes/comparisonAddress';
import { below, color, edge, radius, row, shadow, size, space, typeset, wrapped } from '../../../theme';
import { ButtonRouteLink } from '../../ui/button/Button';
import { iconButton } from '../../ui/button/iconButton';
import { focusContent } from '../../ui/focusContent';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/section/Container';
import { useChosenClinics } from './useChosenClinics';

/* Sticks to the window's edge, up to its own place: before the form of a page, or else before the footer. */
const Bar = styled.section`
  --focus-ring: ${color.sunrise};
  position: sticky;
  bottom: ${edge('7rem')};
  z-index: 9;
  background: ${color.seaNight};
  color: ${color.onDark};
  box-shadow: ${shadow.bar};

  /* Whatever room a page gives its sections. */
  && { padding-block: 0; }

  /* A phone's keyboard leaves too little room for the bar. */
  main:has(:is(input:not([type='checkbox'], [type='radio']), textarea, select):focus) & { position: static; }
  @media print { display: none; }
`;

const Row = styled(Container)`
  ${wrapped('2 6', 'center')}
  min-height: ${size.compareBar};
  padding-block: ${space[2]} calc(${space[2]} + env(safe-area-inset-bottom));

  & > p { ${typeset('label/label')} }

  & > ul {
    ${wrapped('2')}
    flex: 1;
  }

  & > a { margin-left: auto; }

  ${below('phone')} {
    min-height: ${size.bar};

    & > ul { display: none; }
  }
`;

const Name = styled.li`
  ${row()}
  padding-left: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.hill1};
  ${typeset('card/label')}

  & > button { ${iconButton} }
`;

/* The bar never covers the focus (WCAG 2.2, 2.4.11). Who chooses clinics reads this language: no offer then. */
const BarScrollPadding = createGlobalStyle`
  html { scroll-padding-bottom: ${size.keptFree.compareBar}; }
  [data-language-offer] { visibility: hidden; }
`;

export function ChosenBar() {
  const { t } = useTranslation('compareChoice');
  const { procedure, clinics } = useChosenClinics();
  const list = useRef<HTMLUListElement>(null);

  const remove = (id: string) => {
    const place = clinics.findIndex((clinic) => clinic.id === id);
    const next = (clinics[place + 1] ?? clinics[place - 1])?.id;
    flushSync(() => writeChosen(withoutClinic(readChosen(), id)));
    if (next) list.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(next)}"]`)?.focus();
    else focusContent();
  };

  return (
    <Bar aria-label={t('bar')} data-compare-bar="">
      <BarScrollPadding />
      <Row>
        <p>{t('chosen', { count: clinics.length, most: compared.atMost })}</p>
        <ul ref={list}>
          {clinics.map(({ id, name }) => (
            <Name key={id}>
              {name}
              <button type="button" data-remove={id} aria-label={t('remove', { name })} onClick={() => remove(id)}>
                <Icon of={X} />
              </button>
            </Name>
          ))}
        </ul>
        <ButtonRouteLink
          to="compare"
          suffix={comparisonQuery(
            procedure,
            clinics.map(({ id }) => id),
          )}
          $size="small"
          $variant="onDark"
        >
          {t('compare')}
        </ButtonRouteLink>
      </Row>
    </Bar>
  );
}
