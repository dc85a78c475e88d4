import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ReviewView, SourceView } from '../../data/source';
import { below, beside, borderWidth, color, fontWeight, space, typeset } from '../../theme';
import { Disclosure } from '../ui/Disclosure';
import { FoldTitle } from './FoldTitle';

const Review = styled.div`
  padding-block: ${space[4]};
  ${typeset('card/lede')}
`;

const List = styled.ol`
  columns: 2;
  column-gap: ${space.fluid.xl};

  ${below('stack')} { columns: 1; }

  & > li {
    ${beside(space[8])}
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    ${typeset('card/lede')}
    overflow-wrap: anywhere;
    break-inside: avoid;
  }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }

  & a { color: ${color.oxblood}; }
  & span { color: ${color.ink2}; }
`;

interface SourcesAndReviewProps {
  sources: readonly SourceView[];
  review: ReviewView;
  children?: ReactNode;
}

/** One fold: its title says how many sources there are and who has read the text; citations lead to its list. */
export function SourcesAndReview({ sources, review, children }: SourcesAndReviewProps) {
  const { t } = useTranslation('medical');
  const { physician, reviewed, nextReview } = review;
  const read = physician
    ? t('sources.read', { name: physician.name, date: physician.day })
    : t('sources.unread', { date: reviewed });
  return (
    <Disclosure summary={<FoldTitle text={`${t('sources.count', { count: sources.length })}: ${read}`} />}>
      <Review>
        {physician ? (
          <p>{t('sources.reviewedBy', { ...physician, date: physician.day })}</p>
        ) : (
          <p>{t('sources.notReviewedText', { date: reviewed })}</p>
        )}
        <p>{t('sources.next', { date: reviewed, next: nextReview })}</p>
        {children}
      </Review>
      <List>
        {sources.map(({ id, number, title, language, publisher, year, url }) => (
          <li key={id} id={id}>
            <b aria-hidden="true">{number}</b>
            {/* No div: the reader view would leave out one that is mostly a link. */}
            <p lang={language}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>{' '}
              <span>
                {publisher}, {year}.
              </span>
            </p>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
