import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import { CardText, Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { questionsId } from '../../routes/sectionIds';
import {
  below,
  borderWidth,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  size,
  space,
  stackOnPaper,
} from '../../theme';
import { DisclosureCard } from './listCard';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space[8]} ${space.fluid.xl};
  align-items: start;
  margin-top: ${space[6]};

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Disclosures are close together. */
  ${below('tabs')} {
    gap: 0;
    margin-top: ${space[4]};
  }

  ${stackOnPaper}
`;

const List = styled.ol`
  counter-reset: question;

  & > li {
    display: grid;
    grid-template-columns: ${space[8]} minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[3]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.lede};
    counter-increment: question;
    break-inside: avoid;
  }

  & > li::before {
    content: counter(question);
    font-family: ${font.serif};
    font-size: ${fontSize.h4};
    font-weight: ${fontWeight.heading};
    line-height: ${lineHeight.control};
    color: ${color.oxblood};
  }
`;

const Panels = styled(DisclosureCard)`
  background: ${color.card};

  ${below('tabs')} {
    background: none;

    & > details > summary {
      border-top: 0;
    }
  }

  & ul {
    margin-top: ${space[3]};
  }

  & li {
    display: block;
    padding: 0;
  }

  & a {
    display: inline-flex;
    overflow-wrap: anywhere;
    gap: ${space[2]};
    align-items: center;
    min-height: ${size.target};
    font-weight: ${fontWeight.button};
    color: ${color.oxblood};
  }

  @media print {
    display: none;
  }
`;

/** Questions to print, and the sheet for one's own doctor at each clinic. */
export function Questions({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  return (
    <Section $band id={questionsId} aria-labelledby="questions-title">
      <Container>
        <h2 id="questions-title">{t('questions.title')}</h2>
        <Columns>
          <Disclosure summary={t('questions.open')}>
            <List>
              {view.questions.map((html) => (
                <li key={html}>
                  <RichText html={html} />
                </li>
              ))}
            </List>
          </Disclosure>
          <Panels>
            <Disclosure summary={t('questions.doctor')} openWide titled>
              <CardText>{t('questions.doctorText')}</CardText>
              <ul>
                {view.clinics.map(({ id, name }) => (
                  <li key={id}>
                    {/* A document of its own: its styles choose the clinic by the address. */}
                    <a href={`${view.sheetPath}#${id}`}>
                      <Icon of={FileText} />
                      {t('questions.sheet', { clinic: name })}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </Panels>
        </Columns>
      </Container>
    </Section>
  );
}
