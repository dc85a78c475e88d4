import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readQuery, replaceQuery, watchOwnQuery } from '../../client/query';
import { useQuery } from '../../components/ui/link/useQuery';
import { readAskedOffer } from '../../routes/procedureAddress';
import {
  type Filters,
  fieldValuesOf,
  filtersOfQuery,
  isFiltered,
  type KnownProcedures,
  queryWithFilters,
  readFilters,
  sameFilters,
} from './filters';

/** Delay from the last key to the change of the address, in milliseconds; the list changes at once. */
const addressDelayMs = 250;

const filtersOfForm = (form: HTMLFormElement, procedures: KnownProcedures): Filters => {
  const values = new FormData(form);
  return readFilters((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  }, procedures);
};

/** Writes filters into the form's fields, except fields with an equal value: somebody may be typing. */
const fillForm = (form: HTMLFormElement, filters: Filters, procedures: KnownProcedures): void => {
  if (sameFilters(filtersOfForm(form, procedures), filters)) return;
  for (const [name, value] of Object.entries(fieldValuesOf(filters))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
  }
};

/**
 * The filters in use. They are in the address, so that a filtered list can be shared, survives going back and is kept
 * by the language switch. The fields are uncontrolled, so that early input is not lost.
 */
export const useFilters = (form: RefObject<HTMLFormElement | null>, procedures: KnownProcedures) => {
  const query = useQuery(watchOwnQuery);
  const inAddress = useMemo(() => filtersOfQuery(query, procedures), [query, procedures]);
  /** Newer than the address while somebody types. */
  const [ahead, setAhead] = useState<Filters>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    (filters: Filters, delayMs = 0) => {
      clearTimeout(timer.current);
      setAhead(filters);
      if (form.current) fillForm(form.current, filters, procedures);
      const before = readQuery();
      // A link that was followed meanwhile takes precedence.
      const write = () => readQuery() === before && replaceQuery(queryWithFilters(before, filters));
      if (delayMs === 0) write();
      else timer.current = setTimeout(write, delayMs);
    },
    [form, procedures],
  );

  const readForm = useCallback(
    (delayMs = 0) => {
      if (form.current) change(filtersOfForm(form.current, procedures), delayMs);
    },
    [change, form, procedures],
  );

  // Input from before hydration takes precedence over the address.
  useEffect(() => {
    if (!form.current) return;
    const early = filtersOfForm(form.current, procedures);
    if (!isFiltered(early)) return;
    const asked = filtersOfQuery(readQuery(), procedures);
    change({
      country: early.country ?? asked.country,
      specialty: early.specialty ?? asked.specialty,
      procedure: early.specialty ? early.procedure : asked.procedure,
      sort: early.sort ?? asked.sort,
      q: early.q || asked.q,
    });
  }, [change, form, procedures]);

  // The address changed, by this page or by going back: fields and list follow.
  useEffect(() => {
    if (form.current) fillForm(form.current, inAddress, procedures);
    setAhead((filters) => (filters && sameFilters(filters, inAddress) ? filters : undefined));
  }, [form, inAddress, procedures]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** Of the address, as the page has read it. */
    query,
    filters: ahead ?? inAddress,
    /** The address names a procedure that no clinic offers. */
    unknownProcedure: inAddress.procedure === undefined && readAskedOffer(query).procedure !== undefined,
    /** Sets filters at once: chips, "clear all". */
    change,
    /** A field was changed; `typing` lets the address wait for the last key. */
    onFieldChange: (typing: boolean) => readForm(typing ? addressDelayMs : 0),
  };
};
