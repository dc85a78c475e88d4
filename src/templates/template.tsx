import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { PictureView } from '../data/picture';

/** What the template of a page with this view gets. */
export type TemplateProps<View> = PageProps<unknown, PageContext<View>>;

/** The head of a page without a picture that its visitors see first. */
export function PlainHead({ pageContext: { page } }: HeadProps<unknown, PageContext<unknown>>) {
  return <PageHead page={page} />;
}

export function PictureHead({
  pageContext: { page, view },
}: HeadProps<unknown, PageContext<{ picture: PictureView }>>) {
  return <PageHead page={page} firstPicture={view.picture} />;
}
