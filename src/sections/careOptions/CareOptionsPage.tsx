import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CareOptionRow } from '../../components/clinic/cards/CareOptionRow';
import { Consultation } from '../../components/site/consultation/Consultation';
import { GuidanceBand } from '../../components/site/guidance/GuidanceBand';
import { ButtonLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import type { CareOptionsListView } from '../../data/pages';
import { contactFormId } from '../../routes/sectionIds';
import { borderWidth, color } from '../../theme';

const List = styled.ul`
  border-bottom: ${borderWidth.hairline} solid ${color.line};
`;

interface CareOptionsPageProps {
  view: CareOptionsListView;
  form: ReactNode;
}

/** Care options list (R2.11): the six options, the help block and the contact form. */
export function CareOptionsPage({ view, form }: CareOptionsPageProps) {
  const { t } = useTranslation('careOptions');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Container>
        <PageHeader title={t('title')} lede={t('lede')} />
        <List>
          {view.careOptions.map((careOption, index) => (
            <li key={careOption.key}>
              <CareOptionRow careOption={careOption} first={index === 0} />
            </li>
          ))}
        </List>
        <GuidanceBand title={common('guidance.title')} text={t('help')} picture={view.helpPicture}>
          <ButtonLink href={`#${contactFormId}`} $variant="onDark">
            {common('guidance.action')}
          </ButtonLink>
        </GuidanceBand>
      </Container>
      <Consultation form={form} />
    </>
  );
}
