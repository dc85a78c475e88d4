import { useTranslation } from 'gatsby-plugin-react-i18next';
import CircleCheck from 'lucide-react/icons/circle-check';
import styled from 'styled-components';
import { ButtonLink } from '../../components/button/Button';
import { TestimonialCard } from '../../components/cards/TestimonialCard';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { tabShown } from '../../components/tabs/tabShown';
import { clinicTabs } from '../../routes/clinicTabs';
import { inquiryId, keyFeaturesId } from '../../routes/sectionIds';
import { color, font, leading, radius, shadow, size, space, stroke, weight } from '../../theme';
import type { ClinicView } from '../../views/clinic';
import { IconList } from './IconList';
import { useClinicWords } from './useClinicWords';

const onPricesTab = `:is(${tabShown(clinicTabs.indexOf('prices') + 1)})`;
const onTestimonialsTab = `:is(${tabShown(clinicTabs.indexOf('testimonials') + 1)})`;

const PriceCard = styled.div`
  container-type: inline-size;
  padding: ${space[7]};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > p:first-child {
    font-size: ${size.sm};
    line-height: ${leading.small};
    color: var(--soft, ${color.ink2});
  }

  & > p + p {
    margin-top: ${space[1]};
    font-family: ${font.serif};
    font-size: ${size.amount};
    font-weight: ${weight.heading};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    line-height: ${leading.menu};
  }

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

const Prices = styled(ButtonLink)`
  width: 100%;
  margin-top: ${space[5]};

  ${onPricesTab} & {
    display: none;
  }
`;

const Ask = styled(ButtonLink)`
  display: none;
  width: 100%;
  margin-top: ${space[5]};

  @media not print {
    ${onPricesTab} & {
      display: inline-flex;
    }
  }
`;

const KeyFeatures = styled.section`
  padding: ${space[7]};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper2};

  & > h2 {
    font-size: ${size.h4};
    line-height: ${leading.title};
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
  gap: ${space[5]};

  & > :first-child {
    padding-block: ${space[5]} 0;
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
        <p>{view.treatments[0]?.price.from}</p>
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
