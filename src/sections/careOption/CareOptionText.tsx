import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Prose } from '../../components/text/Prose';
import { DefinitionList } from '../../components/ui/DefinitionList';
import { Notice } from '../../components/ui/Notice';
import { Steps } from '../../components/ui/steps/Steps';
import type { CareOptionSectionView } from '../../data/careOption';
import { replyPromise } from '../../facts/limits';
import { fontSize, maxWidth, space } from '../../theme';
import { AddressedList } from './AddressedList';

const Part = styled.section`
  & + & {
    margin-top: ${space.fluid.xxl};
  }

  & > h2 {
    font-size: ${fontSize.panel};
  }

  @media print {
    & + & {
      margin-top: ${space[7]};
    }
  }
`;

const Text = styled(Prose)`
  margin-top: ${space[5]};
`;

const InformationOnly = styled(Notice)`
  max-width: ${maxWidth.notice};
  margin-top: ${space[7]};
`;

/** List of the section, between the text before and after it. */
function Middle({ section }: { section: CareOptionSectionView }) {
  const { t } = useTranslation('careOption');
  switch (section.key) {
    case 'overview':
      return (
        <InformationOnly tone="info" icon={Info}>
          <b>{t('notice.title')}</b> {t('notice.text')}
        </InformationOnly>
      );
    case 'addresses':
      return <AddressedList items={section.items} />;
    case 'howItWorks':
      return <Steps down steps={section.steps.map(({ title, html }) => ({ title, text: <Prose html={html} /> }))} />;
    case 'whyUs':
      return (
        <DefinitionList
          items={[
            { label: t('facts.reply'), value: t('facts.replyValue', { hours: replyPromise.hours }) },
            { label: t('facts.costs'), value: t('facts.costsValue') },
            { label: t('facts.languages'), value: t('facts.languagesValue') },
          ]}
        />
      );
    default:
      return null;
  }
}

export function CareOptionText({ section }: { section: CareOptionSectionView }) {
  const { id, title, html, after } = section;
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {html && <Text html={html} />}
      <Middle section={section} />
      {after && <Text html={after} />}
    </Part>
  );
}
