/** Marks the element that holds a form, or the thanks that replace it: see InquiryForm.tsx. */
const place = '[data-inquiry]';

/** Whether an element is part of a form or of the thanks that replace it. */
export const atForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** Whether the visitor is at a form: a part of it is visible or has the focus. */
export const isFormInSight = (): boolean =>
  atForm(document.activeElement) ||
  [...document.querySelectorAll(place)].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
