import type { CareOptionKey } from '../facts/careOptionKeys';
import type { Country } from '../facts/countries';
import type { FeatureIcon } from '../schemas/clinicFeatures';
import type { Payer } from '../schemas/clinicSafety';
import type { CertificateView } from './certificate';
import type { ClinicIdentity } from './clinicIdentity';
import type { LocationMapView, OverviewMapView } from './map';
import type { FullOfferView, OfferView } from './offer';
import type { PictureView } from './picture';
import type { ProseSection, ProseView } from './prose';
import type { SearchedProcedure } from './searchedProcedure';
import type { TestimonialView } from './testimonial';

/** The content of a clinic card, and what the list searches. Names are in the page's language. */
export interface ClinicCardView extends ClinicIdentity {
  readonly specialties: readonly CareOptionKey[];
  readonly summary: string;
  /** "English, Spanish" */
  readonly languages: string;
  /** Minutes by road. */
  readonly airport: { readonly code: string; readonly minutes: number };
  /** "Orthopedic surgery; Stem cell therapy (Unproven)" */
  readonly careOptions: string;
  /** The one that holds longest first. */
  readonly certificates: readonly CertificateView[];
  /** How many of them there are, and when the first one ends, in words. */
  readonly certified?: string;
  /** What the card's price is for. */
  readonly offer: OfferView;
  /** All offers, for filters and sorting, in the list of all clinics; the shared ones beside a clinic's page. */
  readonly offers?: readonly OfferView[];
  readonly picture: PictureView;
}

/** A clinic in a short list, with what it offers of one care option. */
export interface ClinicRowView extends ClinicIdentity {
  readonly careOption: CareOptionKey;
  readonly procedures: number;
  /** Month up to which a certificate covers the care option: "May 2028". */
  readonly certifiedUntil?: string;
  readonly picture: PictureView;
}

/** An offer on its clinic's page. */
export interface ClinicOfferView extends FullOfferView {
  readonly description: string;
  readonly procedureName: string;
  readonly procedurePath: string;
  /** What is proven instead of an unproven one. */
  readonly insteadPath?: string;
  /** The sheet for the patient's doctor, at this clinic's place. */
  readonly sheetPath: string;
  readonly practitioners: readonly { readonly name: string; readonly role: string }[];
}

export interface KeyFeatureView {
  readonly text: string;
  readonly icon: FeatureIcon;
}

export interface ClinicView extends ClinicIdentity {
  readonly lede: string;
  /** Full width, 16:10 master, art-directed by the section. */
  readonly cover: PictureView;
  readonly coverAlt: string;
  /** "English, Spanish" */
  readonly languages: string;
  readonly founded: number;
  readonly reviewed: string;
  readonly profile: {
    readonly title: string;
    readonly parts: readonly (ProseSection & { readonly answer: string })[];
  } & ProseView;
  readonly specialties: readonly {
    readonly key: CareOptionKey;
    readonly path: string;
    /** Whom no clinic accepts; empty where clinics decide for themselves. */
    readonly notFor: readonly string[];
  }[];
  /** Shortest and longest stay of all offers, in days. */
  readonly stayDays: { readonly from: number; readonly to: number };
  readonly keyFeatures: readonly KeyFeatureView[];
  readonly treatmentIntro: readonly string[];
  readonly offers: readonly ClinicOfferView[];
  /** What they cover, by procedure, where it has scopes. */
  readonly scopes?: Readonly<Record<string, string>> | undefined;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly priceIncludes: readonly string[];
  readonly priceExcludes: readonly string[];
  /** What happens when something goes wrong. */
  readonly safety: {
    readonly intensiveCare: { readonly hospital: string; readonly minutes: number };
    /** What a clinic with ibogaine has to have. */
    readonly ibogaine?: { readonly cardiologyMinutes: number; readonly hoursAfterNormalEcg: number };
    readonly complication: { readonly paidBy: Payer; readonly days: number; readonly text: string };
    readonly revision: { readonly paidBy: Payer; readonly months: number };
    readonly records: string;
    readonly afterReturn: string;
  };
  readonly qualificationsIntro: readonly string[];
  /** The one that holds longest first. */
  readonly certificates: readonly CertificateView[];
  readonly accreditations: readonly {
    readonly key: string;
    readonly body: string;
    readonly covers: string;
    readonly number: string;
    readonly validUntil: string;
    /** Whether the day had passed when the page was built. */
    readonly expired: boolean;
    readonly verifyAt: string;
  }[];
  readonly experts: readonly {
    readonly key: string;
    readonly name: string;
    readonly monogram: string;
    readonly role: string;
    readonly biography: readonly string[];
    readonly licence: { readonly number: string; readonly register: string };
    readonly practisingSince: number;
  }[];
  readonly testimonials: readonly TestimonialView[];
  readonly destination: readonly string[];
  readonly destinationFacts: readonly { readonly label: string; readonly value: string }[];
  readonly destinationPicture: PictureView;
  readonly gettingThere: readonly string[];
  readonly location: {
    readonly address: string;
    /** The zone's UTC offset at build time: "UTC−5". */
    readonly timeZone: string;
    readonly airport: { readonly name: string; readonly code: string; readonly minutes: number };
    readonly map: LocationMapView;
    /** geo: address that opens the visitor's maps app. */
    readonly geo: string;
  };
  /** Clinics with a procedure, a specialty or the country in common: three of each procedure, with their offers of it. */
  readonly related: readonly ClinicCardView[];
}

export interface ClinicsListView {
  /** The first page of cards, which is all of them with the shipped content. */
  readonly clinics: readonly ClinicCardView[];
  readonly total: number;
  /** Compact entries beyond the first page, which need no JavaScript. */
  readonly more: readonly { readonly name: string; readonly city: string; readonly path: string }[];
  readonly map: OverviewMapView;
  /** Address of the JSON file with all cards, when there are more than the first page. */
  readonly index?: string;
  /** Countries and specialties that have at least one clinic, with their counts. */
  readonly countries: readonly { readonly key: Country; readonly count: number }[];
  readonly specialties: readonly {
    readonly key: CareOptionKey;
    readonly count: number;
    /** Procedures that a clinic offers, in their order. */
    readonly procedures: readonly SearchedProcedure[];
  }[];
}
