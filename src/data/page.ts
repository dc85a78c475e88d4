import type { CareOptionKey } from '../facts/careOptionKeys';
import type { Language, Localized } from '../facts/locales';
import type { Menus } from '../routes/menu';
import type { RouteKey } from '../routes/table';

/**
 * Views: the data that a page receives. src/generator makes them as plain data and sections show them, so nothing is
 * computed twice.
 */

export type PageKind = RouteKey | 'notFound' | 'serverError';

export interface SocialImage {
  /** Absolute address. */
  readonly url: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Words for the head of a page, final, in the page's language (R2.15). */
export interface PageMeta {
  /** Full document title, unique on the site. */
  readonly title: string;
  /** The page's own title, for social cards. */
  readonly socialTitle: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  readonly type: 'website' | 'article';
  /** Absolute address; error pages have none. */
  readonly canonical?: string;
  /** Absolute addresses of the page in each language, and last the default one as `x-default`; error pages have none. */
  readonly alternates?: readonly { readonly lang: Language | 'x-default'; readonly url: string }[];
  /** What is shown beside the page's address where somebody sends it, the most telling first. */
  readonly images: readonly SocialImage[];
  /** JSON-LD as text. */
  readonly structuredData?: string;
}

export interface CareOptionLink {
  readonly key: CareOptionKey;
  readonly name: string;
  readonly path: string;
}

/** "This page is also available in English", and what to press. */
export interface OfferWords {
  readonly offer: string;
  readonly read: string;
  readonly stay: string;
}

export interface PageInfo {
  readonly kind: PageKind;
  readonly language: Language;
  readonly paths: Readonly<Record<Language, string>>;
  readonly padding: boolean;
  /** Words in every other language that offer this page in it. */
  readonly offers: Partial<Localized<OfferWords>>;
  /** A language whose text was changed while this page's was not yet, and words that say so. */
  readonly newerText?: { readonly language: Language; readonly words: string };
  /**
   * Days of the last change of the documents that an inquiry agrees to, ISO 8601. The inquiry's mail states them. One that
   * is a draft has none, and cannot be read.
   */
  readonly policies: { readonly terms?: string | undefined; readonly privacy?: string | undefined };
  readonly menus: Menus;
  readonly meta: PageMeta;
  /** For footer and menus. */
  readonly careOptions: readonly CareOptionLink[];
  /** Address of the file that the search loads when it is used. */
  readonly searchFile: string;
}

/** Gatsby page context. `language` and `namespaces` feed the page query for interface words. */
export interface PageContext<View> {
  readonly language: Language;
  readonly namespaces: readonly string[];
  readonly page: PageInfo;
  readonly view: View;
}
