import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { ButtonLink } from '../../components/ui/button/Button';
import { Disclosure } from '../../components/ui/Disclosure';
import { Icon } from '../../components/ui/Icon';
import { CardText } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { questionsId } from '../../routes/sectionIds';
import {
  below,
  beside,
  borderWidth,
  color,
  columns,
  columnWidth,
  radius,
  serif,
  shadow,
  space,
  typeset,
  wrapped,
} from '../../theme';

const Sheet = styled.div`
  ${wrapped('3 6', 'center')}
  margin-top: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > ${CardText} {
    flex: 1 1 ${columnWidth.besideButton};
    margin-top: 0;
  }

  /* The button says it. */
  ${below('phone')} {
    padding: 0;
    background: none;
    box-shadow: none;

    & > ${CardText} { display: none; }
  }

  @media print { display: none; }
`;

const List = styled.ol`
  ${columns(3, '0 s')}
  counter-reset: question;
  padding-block: ${space[2]};

  ${below('nav')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${below('tabs')} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }

  & > li {
    ${beside(space[6], '2')}
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    ${typeset('card/small')}
    counter-increment: question;
    break-inside: avoid;
  }

  & > li::before {
    content: counter(question);
    ${serif('name', 'oxblood')}
  }
`;

/** What to take along: the sheet for one's own doctor. The questions for the clinic follow below, over the full width. */
export function TakeAlong({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  return (
    <section id={questionsId} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <Sheet>
        <CardText>{t('questions.doctorText')}</CardText>
        {/* A document of its own, where the clinic can be chosen. */}
        <ButtonLink href={view.sheetPath} $variant="secondary" $size="small">
          <Icon of={FileText} />
          {t('questions.sheet')}
        </ButtonLink>
      </Sheet>
    </section>
  );
}

/** Questions for the clinic. */
export function Questions({ questions: { entries, answer } }: Pick<ProcedureView, 'questions'>) {
  const { t } = useTranslation('procedure');
  return (
    <Disclosure summary={t('questions.open', { count: entries.length })} answer={answer} openWide titled>
      <List>
        {entries.map((html) => (
          <li key={html}>
            <RichText html={html} />
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
