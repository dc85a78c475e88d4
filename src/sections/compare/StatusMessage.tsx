import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ownTextButton } from '../../components/ui/button/textButton';
import { fontWeight, space, wrapped } from '../../theme';

/** What has just happened. */
export type ComparisonAction =
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'removed'; readonly name: string; readonly undo: () => void }
  | { readonly kind: 'copied' | 'notCopied' | 'saved' | 'notSaved' };

/* Space reserved while it is empty, so that the layout does not shift. */
const Line = styled.p`
  ${wrapped('0 4', 'target', 'center')}
  margin-top: -${space[8]};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  @media print { display: none; }
`;

const Undo = styled.button`
  ${ownTextButton}
`;

interface StatusMessageProps {
  event: ComparisonAction | undefined;
  /** Stands in its place while something is under way. */
  loading: string | undefined;
  undoRef: Ref<HTMLButtonElement>;
}

/** The result of an action, visible and read aloud. */
export function StatusMessage({ event, loading, undoRef }: StatusMessageProps) {
  const { t } = useTranslation('compare');
  const name = event && 'name' in event ? event.name : '';
  return (
    <Line role="status">
      {event && <span>{t(event.kind, { name })}</span>}
      {event?.kind === 'removed' && (
        <Undo ref={undoRef} type="button" onClick={event.undo}>
          {t('undo')}
        </Undo>
      )}
      {loading && <span>{loading}</span>}
    </Line>
  );
}
