import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { AroundIsland } from '../components/island/AroundIsland';
import { isLive } from '../web/liveness';
import { loadPart } from '../web/loadPart';
import { navigation } from '../web/navigation';
import { hasUnsent } from '../web/unsent';
import type { InquiryFieldsProps } from './InquiryFields';
import { WriteInstead } from './WriteInstead';
import { watchFirstUse } from './wakeFields';

type Loaded = typeof import('./InquiryFields');

let loaded: Loaded | undefined;

const load = async (): Promise<Loaded> => {
  loaded ??= await loadPart(() => import('./InquiryFields'));
  return loaded;
};

// A page that a live site prepares for its visitor will draw the form itself, at once.
if (isLive()) load().catch(() => undefined);

/** Tells React that what is inside is not its own. One object for all times: React would set another, and empty the form. */
const notOurs = { __html: '' } as const;

function Awake({ children, then }: { children: ReactElement; then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, []);
  return children;
}

/** In a page that came without the server's HTML: drawn as anything else. */
function DrawnFields(props: InquiryFieldsProps) {
  const [ready, setReady] = useState(loaded);
  const [lost, setLost] = useState(false);
  const fetch = () =>
    void load().then(setReady, (error: unknown) => {
      console.error('The form could not be loaded.', error);
      // A newer build has other files. Not over words from another page, which would be lost.
      if (lost && !hasUnsent()) navigation.reload();
      setLost(true);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(fetch, []);
  if (!ready && lost) return <WriteInstead onRetry={fetch} />;
  return <div>{ready && <ready.InquiryFields {...props} />}</div>;
}

/** In the server's page: its HTML is left alone, and taken over as a root of its own when the form is first used. */
function ServedFields({ onLost, ...props }: InquiryFieldsProps & { onLost: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  /** Once awake: a root that is drawn before gives the server's HTML up, and with it the press that waits. */
  const root = useRef<Root>(undefined);
  const around = useContext(AroundIsland);
  const draw = ({ InquiryFields }: Loaded, then: () => void) =>
    around(
      <Awake then={then}>
        <InquiryFields {...props} />
      </Awake>,
      `#${props.formId} [data-fields]`,
    );
  const latest = useRef(draw);
  latest.current = draw;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page is about stays as long as the page
  useEffect(() => {
    const element = host.current;
    // React has thrown the server's HTML away, after a mismatch somewhere in the page.
    if (!element?.firstElementChild) return onLost();
    let here = true;
    let started = false;
    const wake = () => {
      if (started) return;
      started = true;
      fetch();
    };
    const fetch = () =>
      void load()
        .then((fields) => {
          if (!here) return;
          const awake = hydrateRoot(
            element,
            latest.current(fields, () => {
              root.current = awake;
              use.release();
            }),
          );
        })
        // Without it the form is what it was: plain HTML that can be sent. Offline that would trade it for an error page.
        .catch(() => (navigator.onLine ? use.giveBack() : addEventListener('online', fetch, { once: true })));
    const use = watchFirstUse(element, wake, props.subject);
    return () => {
      here = false;
      const { current } = root;
      // Not while React is at work above.
      queueMicrotask(() => current?.unmount());
    };
  }, [onLost]);

  useEffect(() => {
    if (loaded) root.current?.render(latest.current(loaded, () => undefined));
  });

  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see above
  return <div ref={host} data-fields="" suppressHydrationWarning dangerouslySetInnerHTML={notOurs} />;
}

/** The form's fields in a built page: 17 KB of script that nobody loads who does not write. */
export function FieldsIsland(props: InquiryFieldsProps) {
  // Looked at while the server's HTML still stands: React throws it away where a browser has translated it meanwhile.
  const [served] = useState(() =>
    isLive()
      ? undefined
      : { form: document.querySelector<HTMLFormElement>(`#${props.formId} form`), focused: document.activeElement },
  );
  const [lost, setLost] = useState(false);
  const [lose] = useState(() => () => setLost(true));
  return served && !lost ? (
    <ServedFields {...props} served={served} onLost={lose} />
  ) : (
    <DrawnFields {...props} served={served} />
  );
}
