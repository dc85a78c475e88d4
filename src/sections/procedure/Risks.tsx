import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { CardText, Lede, Section } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ProcedureView, RiskView } from '../../data/procedure';
import { risksId } from '../../routes/sectionIds';
import { below, borderWidth, color, fontSize, fontWeight, lineHeight, size, space, stackOnPaper } from '../../theme';
import { HundredDots } from './HundredDots';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space.fluid.l};
  margin-top: ${space[6]};
  border-top: ${borderWidth.strong} solid ${color.ink};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]} ${space[8]};
    align-content: start;
    align-items: start;
    padding-block: ${space[4]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & b {
    font-weight: ${fontWeight.strong};
  }

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[4]};

    & > li {
      position: relative;
      min-height: ${size.risk};
      padding-block: ${space[2]};
      padding-right: calc(${size.hundredDotsOnPhones} + ${space[3]});
    }
  }

  ${below('enlarged')} {
    & > li {
      padding-right: 0;
    }
  }

  ${stackOnPaper}
`;

/* The disclosure is below the dots. */
const More = styled(Disclosure)`
  & > summary {
    position: absolute;
    top: ${space[8]};
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

  /* The dots beside the words, or below them where letters are large. */
  ${below('tabs')} {
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.small};

    & > svg {
      position: absolute;
      top: ${space[3]};
      right: 0;
      width: ${size.hundredDotsOnPhones};
    }
  }

  ${below('enlarged')} {
    & > svg {
      position: static;
    }
  }
`;

const Uncounted = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space.fluid.l};
  padding-block: ${space[2]} ${space[3]};
  font-size: ${fontSize.card};
  line-height: ${lineHeight.small};

  & dt {
    font-weight: ${fontWeight.strong};
  }

  & dd {
    color: ${color.ink2};
  }

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

function Risk({ risk: { name, html, howOften, perHundred } }: { risk: RiskView }) {
  const { t } = useTranslation('procedure');
  return (
    <li>
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
  );
}

/** The risks: those with a figure first, the gravest first, then those of which no source says how often. */
export function Risks({ view: { risks } }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const counted = risks.filter(({ howOften }) => howOften);
  const others = risks.filter(({ howOften }) => !howOften);
  const isDrawn = risks.some(({ perHundred }) => perHundred);
  return (
    <Section id={risksId} aria-labelledby="risks-title">
      <Container>
        <h2 id="risks-title">{t('risks.title')}</h2>
        <Lede>{t(isDrawn ? 'risks.ledeDots' : 'risks.lede')}</Lede>
        <List>
          {counted.map((risk) => (
            <Risk key={risk.key} risk={risk} />
          ))}
        </List>
        {others.length > 0 && (
          <Disclosure summary={t('risks.without')} answer={others.map(({ name }) => name).join('; ')} openWide titled>
            <Uncounted>
              {others.map(({ key, name, html }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>
                    <RichText html={html} />
                  </dd>
                </div>
              ))}
            </Uncounted>
          </Disclosure>
        )}
      </Container>
    </Section>
  );
}
