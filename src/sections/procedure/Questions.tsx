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
import { borderWidth, color, font, fontSize, fontWeight, lineHeight, radius, shadow, space } from '../../theme';

const Sheet = styled.div`
  margin-block: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};

  & > ${CardText} {
    margin-block: ${space[1]} ${space[3]};
  }

  @media print {
    display: none;
  }
`;

const List = styled.ol`
  counter-reset: question;
  padding-block: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr);
    gap: ${space[2]};
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.small};
    counter-increment: question;
    break-inside: avoid;
  }

  & > li::before {
    content: counter(question);
    font-family: ${font.serif};
    font-size: ${fontSize.name};
    font-weight: ${fontWeight.heading};
    color: ${color.oxblood};
  }
`;

/** What to take along: the sheet for one's own doctor, and questions for the clinic. */
export function Questions({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { entries, answer } = view.questions;
  return (
    <section id={questionsId} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <Sheet>
        <b>{t('questions.doctor')}</b>
        <CardText>{t('questions.doctorText')}</CardText>
        {/* A document of its own, where the clinic can be chosen. */}
        <ButtonLink href={view.sheetPath} $variant="secondary" $size="small">
          <Icon of={FileText} />
          {t('questions.sheet')}
        </ButtonLink>
      </Sheet>
      <Disclosure summary={t('questions.open', { count: entries.length })} answer={answer} openWide>
        <List>
          {entries.map((html) => (
            <li key={html}>
              <RichText html={html} />
            </li>
          ))}
        </List>
      </Disclosure>
    </section>
  );
}
