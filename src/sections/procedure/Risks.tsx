import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { CardText, Lede, Section } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ProcedureView } from '../../data/procedure';
import { risksId } from '../../routes/sectionIds';
import {
  below,
  borderWidth,
  color,
  columnWidth,
  fontSize,
  fontWeight,
  lineHeight,
  maxWidth,
  size,
  space,
} from '../../theme';
import { HundredDots } from './HundredDots';

const List = styled.ul`
  max-width: ${maxWidth.worth};
  margin-top: ${space[6]};
  border-top: ${borderWidth.strong} solid ${color.ink};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space[1]} ${space[8]};
    align-items: start;
    padding-block: ${space[4]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & b {
    font-weight: ${fontWeight.strong};
  }

  ${below('tabs')} {
    margin-top: ${space[4]};

    & > li {
      position: relative;
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${space[2]};
    }

    & b {
      display: block;
      padding-right: ${columnWidth.moreOf};
    }
  }

  ${below('enlarged')} {
    & b {
      padding-right: 0;
    }
  }
`;

/* The disclosure is beside the name. */
const More = styled(Disclosure)`
  & > summary {
    position: absolute;
    top: 0;
    right: 0;
    min-height: ${size.target};
    border: 0;
    font-size: ${fontSize.sm};
  }

  /* Beside it, large text would break each word. */
  ${below('enlarged')} {
    & > summary {
      position: static;
    }
  }
`;

const HowOften = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  font-size: ${fontSize.card};
  line-height: ${lineHeight.lede};
  overflow-wrap: anywhere;

  /* The words beside the dots, or below them where letters are large. */
  ${below('phone')} {
    align-items: flex-start;

    & > svg {
      width: ${size.hundredDotsOnPhones};
      margin-top: ${space[1]};
    }

    & > :not(svg) {
      flex: 1 1 ${columnWidth.figure};
    }
  }
`;

/** The risks, the gravest first, and how often they happen where a source says so. */
export function Risks({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const isDrawn = view.risks.some(({ perHundred }) => perHundred);
  return (
    <Section id={risksId} aria-labelledby="risks-title">
      <Container>
        <h2 id="risks-title">{t('risks.title')}</h2>
        <Lede>{t('risks.lede')}</Lede>
        <List>
          {view.risks.map(({ key, name, html, howOften, perHundred }) => (
            <li key={key}>
              <div>
                <b>{name}</b>
                <More
                  summary={
                    <span>
                      {t('risks.more')}
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </span>
                  }
                  openWide
                >
                  <CardText as="div">
                    <RichText html={html} />
                  </CardText>
                </More>
              </div>
              <HowOften>
                {perHundred && <HundredDots {...perHundred} />}
                {howOften && <RichText html={howOften} />}
              </HowOften>
            </li>
          ))}
        </List>
        {isDrawn && <CardText>{t('risks.dots')}</CardText>}
      </Container>
    </Section>
  );
}
