import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { size, space } from '../../../theme';
import { Notice } from '../Notice';

const List = styled.ul`
  margin-top: ${space[1]};

  & a {
    display: inline-block;
    min-height: ${size.target};
    padding-block: ${space[2]};
  }
`;

interface ErrorSummaryProps {
  title: string;
  /** What happened to the answers. */
  comfort: string;
  items: readonly { target: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
}

const goTo = (event: MouseEvent, target: string) => {
  const control = document.getElementById(target);
  if (!control) return;
  // The fragment alone would move the page but not the caret, and would add an entry to the history.
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.parentElement ?? control).scrollIntoView({ block: 'center' });
};

/** All errors of a form as links to their fields. The form moves the focus here after a failed submit. */
export function ErrorSummary({ title, comfort, items, ref }: ErrorSummaryProps) {
  return (
    <Notice tone="error" icon={TriangleAlert} role="group" aria-label={title} tabIndex={-1} ref={ref}>
      <p>
        <b>{title}</b> {comfort}
      </p>
      <List>
        {items.map(({ target, text }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
              {text}
            </a>
          </li>
        ))}
      </List>
    </Notice>
  );
}
