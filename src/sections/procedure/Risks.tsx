import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { definedBy } from '../../components/text/definedBy';
import { RichText } from '../../components/text/RichText';
import { Definitions } from '../../components/ui/Definitions';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { CardText, Lede, Section } from '../../components/ui/section/Section';
import type { ProcedureView, RiskView } from '../../data/procedure';
import { risksId } from '../../routes/sectionIds';
import { below, borderWidth, breakpoint, color, columns, row, size, space, stackOnPaper, typeset } from '../../theme';
import { HundredDots } from './HundredDots';

const List = styled.ul`
  ${columns(3, '5 s')}
  margin-block: ${space[5]};

  /* In three columns the last one would stand alone. */
  @media not all and (max-width: ${breakpoint.nav}) {
    &:has(> :is(:nth-child(4), :nth-child(7)):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }

  ${below('nav')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  & h3 {
    padding-top: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    font: inherit;
  }

  /* Below the title it stands again, with its source. */
  @media print, not all and (max-width: ${breakpoint.tabs}) {
    & .said { display: none; }
  }

  & details > :last-child { padding-bottom: ${space[3]}; }

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-block: ${space[3]} 0;

    /* Neighbors share a line. */
    & > li + li summary { border-top: 0; }
  }

  ${stackOnPaper}
`;

/* The dots beside the words, or below them where letters are large. */
const Figure = styled.span`
  ${row('1 3', 'apart')}
  flex: 1;
  color: ${color.ink};

  & > span {
    min-width: 0;
    ${typeset('text card', 'ink2')}
    overflow-wrap: anywhere;
  }

  & b {
    display: block;
    ${typeset('strong', 'ink')}
  }

  ${below('tabs')} {
    & > svg { width: ${size.hundredDotsOnPhones}; }
  }

  ${below('enlarged')} { flex-wrap: wrap; }
`;

const Uncounted = styled.dl`
  ${columns(2, '3 l')}
  padding-block: ${space[2]} ${space[3]};
  ${typeset('card/small')}

  & dt { ${typeset('strong')} }
  & dd { color: ${color.ink2}; }
  ${below('tabs')} { grid-template-columns: minmax(0, 1fr); }

  ${stackOnPaper}
`;

function Risk({ risk: { name, html, howOften, figure, perHundred } }: { risk: RiskView }) {
  return (
    <li>
      <Disclosure
        summary={
          <Figure>
            <span>
              <b>{name}</b> {perHundred ? figure : <span className="said">{figure}</span>}
            </span>
            {perHundred && <HundredDots {...perHundred} />}
          </Figure>
        }
        openWide
        titled
      >
        <CardText as="div">
          <RichText html={html} />
        </CardText>
        {howOften && (
          <CardText>
            <RichText html={howOften} />
          </CardText>
        )}
      </Disclosure>
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
              <Definitions items={definedBy(others)} />
            </Uncounted>
          </Disclosure>
        )}
      </Container>
    </Section>
  );
}
