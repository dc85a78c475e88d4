import { navigate } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchBox } from '../../../facts/limits';
import { pathFor } from '../../../routes/path';
import { TextInput } from '../../ui/form/Control';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Suggestion, WayOn } from './Suggestion';
import { Form, Group, Label, List, Options, Row, Submit } from './searchBoxStyle';
import { suggestionsFor } from './suggestions';
import { useCombobox } from './useCombobox';
import { useSearch } from './useSearch';

interface SearchBoxProps {
  /** What stands in it at first. */
  text?: string;
  /** Shows all answers to a text, on the page that has them; other pages go there. */
  onAsk?: (text: string) => void;
  className?: string;
}

/**
 * What do you need? Suggests procedures, care options and clinics; the form opens all answers on the index of procedures.
 * It is a plain GET form until the page is hydrated.
 */
export function SearchBox({ text: given = '', onAsk, className }: SearchBoxProps) {
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
  useEffect(() => {
    const field = input.current;
    if (!field || field !== document.activeElement) return;
    setUsed(true);
    setText(field.value);
  }, []);
  const before = useRef(given);
  useEffect(() => {
    if (before.current === given) return;
    before.current = given;
    if (input.current) input.current.value = given;
    setText(given);
  }, [given]);
  const search = useSearch(used);
  const found = useMemo(() => (search && text.trim() ? suggestionsFor(search, text) : undefined), [search, text]);
  const waysOn = useMemo(() => {
    if (!found) return [];
    const query = new URLSearchParams({ q: text.trim() });
    const clinics = { id: `${id}-clinics`, path: `${pathFor('clinics', language)}?${query}` };
    return [
      ...(found.offering > 0 ? [{ ...clinics, words: t('offering', { count: found.offering }) }] : []),
      { id: `${id}-ask`, path: pathFor('contact', language), words: t('ask') },
    ];
  }, [found, id, language, t, text]);
  const groups = (found?.groups ?? []).map(({ kind, items }) => ({
    kind,
    items: items.map((item) => ({ item, id: `${id}-${kind}-${item.id}`, path: item.path })),
  }));
  const open = (path: string) => void navigate(path);
  const box = useCombobox([...groups.flatMap(({ items }) => items), ...waysOn], open);
  const choose = (path: string) => () => {
    box.close();
    open(path);
  };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Form
      action={pathFor('procedures', language)}
      method="get"
      role="search"
      className={className}
      onBlur={box.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        box.close();
        const asked = (input.current?.value ?? '').trim();
        if (onAsk) return onAsk(asked);
        open(pathFor('procedures', language) + (asked && `?${new URLSearchParams({ q: asked })}`));
      }}
    >
      <Label htmlFor={`${id}-q`}>{t('label')}</Label>
      <Row>
        <Icon of={SearchIcon} size="m" />
        <TextInput
          id={`${id}-q`}
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.chosen}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchBox.longest}
          placeholder={t('placeholder')}
          ref={input}
          defaultValue={given}
          onFocus={read}
          onKeyDown={box.onKeyDown}
          onChange={() => {
            read();
            box.show();
          }}
        />
        <Submit type="submit">
          <span>{t('submit')}</span>
          <Icon of={ArrowRight} />
        </Submit>
      </Row>
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
    </Form>
  );
}
