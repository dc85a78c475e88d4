export interface Step {
  readonly title: string;
  /** HTML */
  readonly text: string;
}

const opening = /^(?:<p>)?\s*<strong>(.*?)<\/strong>\s*/;

/**
 * Parts a step as writers write it, "**Screening.** A 12-lead electrocardiogram …", into title and text. A step
 * without bold first words is all text.
 */
export const splitStep = (html: string): Step => {
  const match = opening.exec(html);
  if (!match?.[1]) return { title: '', text: html };
  return {
    title: match[1].replace(/<[^>]+>/g, '').replace(/[.:]$/, ''),
    text: html.slice(match[0].length).replace(/<\/p>\s*$/, ''),
  };
};
