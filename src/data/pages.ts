import type { IndexedRecord } from '../routes/detailChecks';
import type { DetailRouteKey } from '../routes/table';
import type { CareOptionCardView } from './careOption';
import type { ClinicRowView } from './clinic';
import type { InquiryTopics } from './inquiry';
import type { OverviewMapView } from './map';
import type { PictureView } from './picture';
import type { ProseSection, ProseView } from './prose';
import type { TestimonialView } from './testimonial';

export interface HomeView {
  readonly hero: PictureView;
  readonly careOptions: readonly CareOptionCardView[];
  /** The first is shown large. */
  readonly stories: readonly TestimonialView[];
  readonly clinics: readonly ClinicRowView[];
  readonly procedures: number;
  readonly map: OverviewMapView;
}

export interface CareOptionsListView {
  readonly careOptions: readonly CareOptionCardView[];
  /** For the help block. */
  readonly helpPicture: PictureView;
}

export interface TestimonialsView {
  /** Missing while no testimonial is published. */
  readonly featured?: TestimonialView;
  readonly testimonials: readonly TestimonialView[];
  readonly helpPicture: PictureView;
}

/** The names that an inquiry's address may use: `?procedure=<id>&clinics=<id>,<id>`. */
export type ContactView = InquiryTopics;

export interface TeamMemberView {
  readonly monogram: string;
  /** The person's name, or the role as long as nobody is shown. */
  readonly title: string;
  /** Given when the title is a name. */
  readonly role?: string;
  readonly text: string;
}

export interface TextPageView {
  readonly title: string;
  readonly lede: string;
  readonly updated: string;
  readonly sample: boolean;
  /** Text before the first heading. */
  readonly intro: ProseView;
  readonly sections: readonly ProseSection[];
  readonly legal: boolean;
  /** The people, at the end of the text. */
  readonly team: readonly TeamMemberView[];
  /** Only about us has them: below the title, and beside the call at the end. */
  readonly pictures?: { readonly top: PictureView; readonly call: PictureView };
}

/** For the 404 page: the data of the named validation steps in the browser. */
export interface NotFoundView {
  readonly picture: PictureView;
  readonly known: Readonly<Record<DetailRouteKey, readonly IndexedRecord[]>>;
}

export interface ServerErrorView {
  readonly picture: PictureView;
}
