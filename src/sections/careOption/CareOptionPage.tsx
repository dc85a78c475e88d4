import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { Document } from '../../components/document/Document';
import { Wrap } from '../../components/layout/Wrap';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { space } from '../../theme';
import type { CareOptionView } from '../../views/careOption';
import { CallToAction } from './CallToAction';
import { CareOptionHead } from './CareOptionHead';
import { CareOptionText } from './CareOptionText';
import { Offering } from './Offering';

const Closing = styled(Disclaimer)`
  margin-bottom: ${space.section};

  @media print {
    margin-bottom: 0;
  }
`;

/** A care option (specification, section 2): six sections, the clinics that offer it, and what qualifies all of it. */
export function CareOptionPage({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  const { t: common } = useTranslation('common');
  const call = view.sections.find(({ key }) => key === 'callToAction');
  return (
    <>
      <CareOptionHead view={view} />
      <Wrap>
        <Document contents={view.sections}>
          {view.sections
            .filter((section) => section !== call)
            .map((section) => (
              <CareOptionText key={section.key} section={section} />
            ))}
        </Document>
      </Wrap>
      <Offering view={view} />
      <Wrap>
        {call && <CallToAction section={call} treatment={view.key} picture={view.callPicture} />}
        <Closing>
          {common('disclaimer.care')} {view.sample && t('sample')} {t('reviewed', { date: view.review.reviewed })}
        </Closing>
      </Wrap>
    </>
  );
}
