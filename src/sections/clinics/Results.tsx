import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CardGrid } from '../../components/clinic/cards/CardGrid';
import { ClinicCard } from '../../components/clinic/cards/ClinicCard';
import { OfferFold } from '../../components/clinic/cards/OfferFold';
import { GuidanceCell } from '../../components/site/guidance/GuidanceCell';
import { Button } from '../../components/ui/button/Button';
import type { ClinicCardView } from '../../data/clinic';
import { below, breakpoint, space } from '../../theme';

const Card = memo(ClinicCard);

/*
 * Guidance takes the last free cell of the grid, or all free ones: the cell's number says how many are free. So a row with
 * one or two clinics is full, too. Each layout states its own rules, so that none has to undo another's.
 */
const Guidance = styled.li`
  @media not all and (max-width: ${breakpoint.tabs}) {
    &:nth-child(3n + 2) { grid-column: span 2; }
    &:nth-child(3n + 1) { grid-column: 1 / -1; }
  }

  ${below('tabs')} {
    &:nth-child(2n + 1) { grid-column: 1 / -1; }
  }
`;

const More = styled.p`
  margin-top: ${space[12]};
  text-align: center;

  @media print, (scripting: none) { display: none; }
`;

interface ResultsProps {
  /** What the results answer to: other results begin at their first page. */
  of: string;
  results: readonly ClinicCardView[];
  /** How many cards a page shows, and each further press adds. */
  firstPage: number;
  /** How many results there are, also while not all have arrived. */
  total: number;
  waiting: boolean;
  /** Id of the procedure that a clinic's card answers to, where something was sought. */
  sought: (clinic: ClinicCardView) => string | undefined;
  /** They are in the order of their prices or days: each says its own. */
  priced: boolean;
}

/** The cards, a page of them at a time. */
export function Results({ of, results, firstPage, total, waiting, sought, priced }: ResultsProps) {
  const { t } = useTranslation('clinics');
  const list = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState({ of, count: 1 });
  const asked = firstPage * (pages.of === of ? pages.count : 1);
  const shown = results.slice(0, asked);
  /** Place of the card that takes the focus when it comes, so that the keyboard goes on where the list does. */
  const next = useRef<number>(undefined);

  const showMore = () => {
    next.current = shown.length;
    setPages({ of, count: asked / firstPage + 1 });
  };

  useEffect(() => {
    if (next.current === undefined || shown.length <= next.current) return;
    list.current?.children[next.current]?.querySelector('a')?.focus({ preventScroll: true });
    next.current = undefined;
  }, [shown.length]);

  return (
    <>
      <CardGrid ref={list} aria-busy={waiting && asked > results.length}>
        {shown.map((clinic, index) => (
          <li key={clinic.id}>
            <Card
              clinic={clinic}
              heading="h2"
              first={index === 0}
              choosable
              procedure={sought(clinic)}
              fold={OfferFold}
              priced={priced || undefined}
            />
          </li>
        ))}
        <Guidance>
          <GuidanceCell />
        </Guidance>
      </CardGrid>
      {total > shown.length && (
        <More>
          <Button
            $variant="secondary"
            busy={waiting && asked > results.length}
            busyLabel={t('more.loading')}
            onClick={showMore}
          >
            {t('more.show')}
          </Button>
        </More>
      )}
    </>
  );
}
