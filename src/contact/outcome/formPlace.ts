/** Mark of the element that holds a form of the site, or the thanks in its place: see InquiryForm.tsx. */
const place = '[data-inquiry]';

/** Whether something on the page is part of a form or of the thanks in its place. */
export const atForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** Whether the visitor has a form before them: a part of it is in the window, or has the focus. */
export const isFormInSight = (): boolean =>
  atForm(document.activeElement) ||
  [...document.querySelectorAll(place)].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
