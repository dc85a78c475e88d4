import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../../components/button/Button';
import { TestimonialCard } from '../../components/cards/TestimonialCard';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { tabShown } from '../../components/tabs/tabShown';
import { clinicTabs } from '../../routes/clinicTabs';
import { inquiryId, keyFeaturesId } from '../../routes/sectionIds';
import type { ClinicView } from '../../views/clinic';
import { IconList } from './IconList';
import { useClinicWords } from './useClinicWords';

const onPricesTab = `:is(${tabShown(clinicTabs.indexOf('prices') + 1)})`;
const onTestimonialsTab = `:is(${tabShown(clinicTabs.indexOf('testimonials') + 1)})`;

const PriceCard = styled.div`
  container-type: inline-size;
  padding: ${({ theme }) => theme.space[7]};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.sheet};

  & > p:first-child {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.small};
    color: var(--soft, ${({ theme }) => theme.color.ink2});
  }

  & > p + p {
    margin-top: ${({ theme }) => theme.space[1]};
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.amount};
    font-weight: ${({ theme }) => theme.weight.heading};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    line-height: ${({ theme }) => theme.leading.menu};
  }

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

const Prices = styled(ButtonLink)`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[5]};

  ${onPricesTab} & {
    display: none;
  }
`;

const Ask = styled(ButtonLink)`
  display: none;
  width: 100%;
  margin-top: ${({ theme }) => theme.space[5]};

  @media not print {
    ${onPricesTab} & {
      display: inline-flex;
    }
  }
`;

const KeyFeatures = styled.section`
  padding: ${({ theme }) => theme.space[7]};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper2};

  & > h2 {
    font-size: ${({ theme }) => theme.size.h4};
    line-height: ${({ theme }) => theme.leading.title};
  }

  @media print {
    padding: 0;
    background: none;
    break-inside: avoid;
  }
`;

/* One voice, and what a voice is worth. */
const Voice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};

  & > :first-child {
    padding-block: ${({ theme }) => theme.space[5]} 0;
  }

  /* It stands in the panel there, and most clinics have no other. */
  ${onTestimonialsTab} & {
    display: none;
  }

  /* In print it stands among the testimonials. */
  @media print {
    display: none;
  }
`;

/** Beside every tab: lowest price, Key Features, one voice and what to keep in mind. */
export function ClinicAside({ view }: { view: ClinicView }) {
  const { t, tabHref } = useClinicWords();
  const { t: common } = useTranslation('common');
  const [voice] = view.testimonials;
  return (
    <>
      <PriceCard>
        <p>{t('prices.from')}</p>
        <p>{view.priceFrom}</p>
        <Prices href={tabHref('prices')} $variant="secondary">
          {t('prices.all')}
        </Prices>
        <Ask href={`#${inquiryId}`}>{t('moreInfo')}</Ask>
      </PriceCard>
      <KeyFeatures aria-labelledby={keyFeaturesId}>
        <h2 id={keyFeaturesId}>{t('keyFeatures')}</h2>
        <IconList icon={CircleCheck} tone="teal" items={view.keyFeatures} />
      </KeyFeatures>
      {voice && (
        <Voice>
          <TestimonialCard testimonial={voice} tint="sand" size="small" withClinic={false} />
          <Disclaimer>{common('disclaimer.stories')}</Disclaimer>
        </Voice>
      )}
      <Disclaimer>
        {view.sample && t('note.sample')} {t('note.own')} {t('note.reviewed', { date: view.reviewed })}
      </Disclaimer>
    </>
  );
}
