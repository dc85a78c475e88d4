import { createRoot, type Root } from 'react-dom/client';
import type { Around } from '../components/island/AroundIsland';
import { contentId } from '../routes/sectionIds';
import { isFormInSight } from './formPlace';
import { OutcomeNotice } from './OutcomeNotice';
import { readDelivery } from './visit';

let root: Root | undefined;
let place: HTMLElement | undefined;

const close = (): void => root?.render(null);

/**
 * Tells what became of an inquiry where no form is in sight to do so. In a root of its own, because the page from which it was
 * sent may be gone; before the page's content, so that it is one step back from the heading, which has the focus on arrival.
 * @param around puts around the notice what stood around that page: words, language
 */
export const tellElsewhere = (around: Around): void => {
  // After the forms on the page have drawn it.
  setTimeout(() => {
    const told = readDelivery();
    if ((told.state !== 'sent' && told.state !== 'failed') || isFormInSight()) return;
    place ??= document.createElement('div');
    const content = document.getElementById(contentId);
    if (content) content.before(place);
    else document.body.append(place);
    root ??= createRoot(place);
    root.render(around(<OutcomeNotice told={told} onClose={close} />, 'body'));
  });
};
