import { navigate } from 'gatsby';
import { type ComponentProps, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { searchBox } from '../../../facts/limits';
import { pathFor } from '../../../routes/path';
import { borderWidth, color, radius, shadow, size, space, typeset } from '../../../theme';
import { usePage } from '../../ui/page/PageProvider';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SearchForm } from './SearchForm';
import { Suggestion, WayOn } from './Suggestion';
import { suggestionsFor } from './suggestions';
import { useCombobox } from './useCombobox';
import { useSearch } from './useSearch';

const List = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space[1]});
  overflow-y: auto;
  max-height: ${size.suggestions};
  border: ${borderWidth.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  color: ${color.ink};

  &[hidden] { display: none; }
`;

/** Answers of one kind, under the name of the kind. */
const Options = styled.div``;

const Group = styled.div`
  padding: ${space[3]} ${space[4]} ${space[1]};
  ${typeset('label sm', 'ink2')}
`;

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'children'> {
  /** What stands in it at first. */
  text?: string;
  /** Shows all answers to a text, on the page that has them; other pages go there. */
  onAsk?: (text: string) => void;
  /** Takes the focus when it comes. */
  focused?: boolean;
  /** Notified before another page is opened. */
  onLeave?: () => void;
}

/**
 * What do you need? Suggests procedures, care options and clinics; the form opens all answers on the index of procedures.
 * It is a plain GET form until the page is hydrated.
 */
export function SearchBox({ text: given = '', onAsk, focused = false, onLeave, ...form }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given);
  const [used, setUsed] = useState(false);
  /** The field is the browser's own, so that what was typed before hydration stays. */
  const read = () => {
    setUsed(true);
    setText(input.current?.value ?? '');
  };
  // Before the next key: one between two fields would be lost.
  useLayoutEffect(() => {
    const field = input.current;
    if (focused) {
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    }
    if (!field || field !== document.activeElement) return;
    setUsed(true);
    setText(field.value);
  }, [focused]);
  const before = useRef(given);
  useEffect(() => {
    if (before.current === given) return;
    before.current = given;
    if (input.current) input.current.value = given;
    setText(given);
  }, [given]);
  const search = useSearch(used);
  const isTelling = text.trim().length >= searchBox.fewest;
  const found = useMemo(
    () => (search && isTelling ? suggestionsFor(search, text) : undefined),
    [search, text, isTelling],
  );
  const waysOn = useMemo(() => {
    if (!found) return [];
    const query = new URLSearchParams({ q: text.trim() });
    const clinics = { id: `${id}-clinics`, path: `${pathFor('clinics', language)}?${query}` };
    return [
      ...(found.isOffered ? [{ ...clinics, words: t('offering') }] : []),
      { id: `${id}-ask`, path: pathFor('contact', language), words: t('ask') },
    ];
  }, [found, id, language, t, text]);
  const groups = (found?.groups ?? []).map(({ kind, items }) => ({
    kind,
    items: items.map((item) => ({ item, id: `${id}-${kind}-${item.id}`, path: item.path })),
  }));
  const open = (path: string) => {
    onLeave?.();
    void navigate(path);
  };
  const box = useCombobox([...groups.flatMap(({ items }) => items), ...waysOn], open);
  const choose = (path: string) => () => {
    box.close();
    open(path);
  };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <SearchForm
      {...form}
      onBlur={box.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        box.close();
        const asked = (input.current?.value ?? '').trim();
        if (onAsk) return onAsk(asked);
        open(pathFor('procedures', language) + (asked && `?${new URLSearchParams({ q: asked })}`));
      }}
      field={{
        // HTML allows the role on a text field alone.
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': box.isOpen,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': box.chosen,
        ref: input,
        defaultValue: given,
        onFocus: read,
        onKeyDown: box.onKeyDown,
        onChange: () => {
          read();
          box.show();
        },
      }}
    >
      <VisuallyHidden role="status">{box.isOpen && t('found', { count })}</VisuallyHidden>
      <List id={`${id}-list`} role="listbox" aria-label={t('label')} hidden={!box.isOpen}>
        {groups.map(({ kind, items }) => (
          <Options key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Group id={`${id}-${kind}`}>{found?.isNearest ? t('nearest') : t(`groups.${kind}`)}</Group>
            {items.map(({ item, id: option, path }) => (
              <Suggestion key={option} id={option} item={item} chosen={box.chosen === option} onChoose={choose(path)} />
            ))}
          </Options>
        ))}
        {waysOn.map(({ id: option, path, words }) => (
          <WayOn key={option} id={option} words={words} chosen={box.chosen === option} onChoose={choose(path)} />
        ))}
      </List>
    </SearchForm>
  );
}
