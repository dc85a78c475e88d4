import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Wrap';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { DirectContacts } from '../../components/section/DirectContacts';
import { Lede, Section, Sheet } from '../../components/section/Section';
import { replyPromise } from '../../facts/limits';
import { below } from '../../theme';
import { inquiryId } from './clinicTabs';

const Band = styled(Section)`
  @media print {
    display: none;
  }
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space.fluid.xl};
  align-items: start;

  ${below('footer')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Independence = styled(Disclaimer)`
  margin-top: ${({ theme }) => theme.space[7]};
`;

/** The form, with this clinic and its country filled in: where "Get More Info" leads. */
export function Inquiry({ clinic, form }: { clinic: string; form: ReactNode }) {
  const { t } = useTranslation('clinic');
  const { t: common } = useTranslation('common');
  const title = useId();
  return (
    <Band $band id={inquiryId} aria-labelledby={title}>
      <Columns>
        <div>
          <h2 id={title}>{t('inquiry.title', { name: clinic })}</h2>
          <Lede>{t('inquiry.lede', { hours: replyPromise.hours })}</Lede>
          <DirectContacts />
          <Independence>{common('disclaimer.clinics')}</Independence>
        </div>
        <Sheet>{form}</Sheet>
      </Columns>
    </Band>
  );
}
