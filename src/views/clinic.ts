import type { Country } from '../facts/countries';
import type { Specialty } from '../facts/specialties';
import type { TripCost } from '../schemas/clinic';
import type { CountryMapView } from './map';
import type { PictureView } from './picture';
import type { ProseView } from './prose';
import type { TestimonialView } from './testimonial';

/** What a clinic card shows and what the list searches. Names are in the page's language. */
export interface ClinicCardView {
  readonly id: string;
  /** True while the clinic is invented. */
  readonly sample: boolean;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly country: Country;
  readonly specialties: readonly Specialty[];
  readonly summary: string;
  /** "English, Spanish" */
  readonly languages: string;
  /** "$4,600" */
  readonly priceFrom: string;
  /** The specialty that the price is of; of all treatments where there is none. */
  readonly priceOf?: Specialty;
  /** In the list of all clinics only: the lowest price of each of `specialties`, in their order. */
  readonly prices?: readonly string[];
  /** In the list of all clinics only: the names of its treatments, to be searched. */
  readonly treatments?: string;
  /** 4:3 */
  readonly picture: PictureView;
}

export interface TreatmentView {
  readonly key: string;
  readonly specialty: Specialty;
  readonly name: string;
  readonly description: string;
  readonly includes: string;
  readonly price: { readonly from: string; readonly to: string; readonly verified: string };
  /** Days, from the first to the last appointment. */
  readonly stayDays: { readonly from: number; readonly to: number };
}

export interface ClinicView {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: Country;
  readonly sample: boolean;
  readonly lede: string;
  /** Full width, 16:10 master, art-directed by the section. */
  readonly cover: PictureView;
  readonly coverAlt: string;
  /** "English, Spanish" */
  readonly languages: string;
  readonly founded: number;
  readonly priceFrom: string;
  readonly reviewed: string;
  readonly profile: { readonly title: string } & ProseView;
  readonly specialties: readonly { readonly key: Specialty; readonly path: string }[];
  /** Shortest and longest stay over all treatments, in days. */
  readonly stayDays: { readonly from: number; readonly to: number };
  readonly keyFeatures: readonly string[];
  readonly treatmentIntro: readonly string[];
  readonly treatments: readonly TreatmentView[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly priceIncludes: readonly string[];
  readonly priceExcludes: readonly string[];
  readonly exampleTrip: {
    readonly treatment: string;
    readonly days: number;
    readonly costs: readonly {
      readonly key: TripCost;
      readonly amount: string /** part of the whole, 0 to 1 */;
      readonly share: number;
    }[];
    readonly total: string;
  };
  readonly qualificationsIntro: readonly string[];
  readonly accreditations: readonly {
    readonly key: string;
    readonly body: string;
    readonly covers: string;
    readonly number: string;
    readonly validUntil: string;
    /** Whether that day had passed when the page was built. */
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
    readonly latitude: number;
    readonly longitude: number;
    /** Name of the zone's offset at build time: "UTC−5". */
    readonly timeZone: string;
    readonly airport: { readonly name: string; readonly code: string; readonly minutes: number };
    readonly map: CountryMapView;
    /** geo: address for the visitor's own maps app. */
    readonly geo: string;
  };
  /** Same country or a shared specialty, at most three. */
  readonly related: readonly ClinicCardView[];
}

export interface ClinicsListView {
  /** The first page of cards; with the shipped content that is all. */
  readonly clinics: readonly ClinicCardView[];
  readonly total: number;
  /** Compact entries beyond the first page, so that they can be reached without JavaScript. */
  readonly more: readonly { readonly name: string; readonly city: string; readonly path: string }[];
  /** Address of the JSON file with all cards, when there are more than the first page. */
  readonly index?: string;
  /** Countries and specialties that have at least one clinic, with their counts. */
  readonly countries: readonly { readonly key: Country; readonly count: number }[];
  readonly specialties: readonly { readonly key: Specialty; readonly count: number }[];
}
