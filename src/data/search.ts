import type { SearchEntry } from '../search/searchIndex';
import type { FigureView, PriceRange } from './offer';

/** A procedure in lists of procedures and in suggestions. */
export interface ProcedureRowView {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Clinics that offer what its price is for, also those with an old price. */
  readonly clinics: number;
  /** By plane and by road; empty where nobody offers it. */
  readonly figures: readonly FigureView[];
  /** Not shown to work. */
  readonly unproven?: true;
}

/** A figure as lists show it; without `range` by its lowest price alone. */
export interface WayFigure extends Pick<FigureView, 'way' | 'scope' | 'days'> {
  readonly price?: Pick<PriceRange, 'from'> & Partial<Pick<PriceRange, 'range'>>;
}

/** A search entry with what its answer shows: the first of its names, and procedures have `row`. */
export interface SearchItem extends SearchEntry {
  readonly path: string;
  readonly row?: { readonly clinics: number; readonly figures: readonly WayFigure[] };
}

/** The index of procedures, in the order of care options; the groups of what is not shown to work come last. */
export interface ProceduresView {
  readonly total: number;
  readonly groups: readonly {
    readonly key: string;
    readonly name: string;
    readonly path: string;
    readonly rows: readonly ProcedureRowView[];
    readonly unproven: boolean;
  }[];
}
