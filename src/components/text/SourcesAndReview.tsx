import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ReviewView, SourceView } from '../../data/source';
import { below, borderWidth, color, fontSize, fontWeight, lineHeight, space, stackOnPaper } from '../../theme';
import { Disclosure } from '../ui/Disclosure';
import { Notice } from '../ui/Notice';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space[6]} ${space.fluid.xl};
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: ${space[8]} minmax(0, 1fr);
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.lede};
    overflow-wrap: anywhere;
    break-inside: avoid;
  }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }

  & a {
    color: ${color.oxblood};
  }

  & span {
    color: ${color.ink2};
  }
`;

interface SourcesAndReviewProps {
  sources: readonly SourceView[];
  review: ReviewView;
}

/** The numbered sources that citations lead to, and who reviewed the text when. */
export function SourcesAndReview({ sources, review }: SourcesAndReviewProps) {
  const { t } = useTranslation('medical');
  const { physician } = review;
  return (
    <Columns>
      <Disclosure summary={t('sources.open', { count: sources.length })}>
        <List>
          {sources.map(({ id, number, title, language, publisher, year, url }) => (
            <li key={id} id={id}>
              <b aria-hidden="true">{number}</b>
              <div>
                <a href={url} rel="noopener noreferrer" lang={language}>
                  {title}
                </a>{' '}
                <span>
                  {publisher}, {year}.
                </span>
              </div>
            </li>
          ))}
        </List>
      </Disclosure>
      <Notice tone="info" icon={Info}>
        {physician ? (
          <p>{t('sources.reviewedBy', { ...physician, date: physician.day })}</p>
        ) : (
          <p>
            <b>{t('sources.notReviewed')}</b> {t('sources.notReviewedText', { date: review.reviewed })}
          </p>
        )}
        <p>{t('sources.next', { date: review.reviewed, next: review.nextReview })}</p>
      </Notice>
    </Columns>
  );
}
