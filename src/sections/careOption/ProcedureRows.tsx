import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { PathLink } from '../../components/ui/link/PathLink';
import { wholeCardLink } from '../../components/ui/link/wholeCardLink';
import { Container } from '../../components/ui/section/Container';
import { CardText, Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { ProcedureCardView } from '../../data/procedure';
import { proceduresId } from '../../routes/sectionIds';
import { below, borderWidth, color, font, fontSize, fontWeight, lineHeight, space } from '../../theme';

const Rows = styled.ul`
  border-bottom: ${borderWidth.hairline} solid ${color.line};

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[2]} ${space[8]};
    align-items: center;
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  ${below('filter')} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Name = styled.h3`
  font-size: ${fontSize.h4};
  line-height: ${lineHeight.title};
  ${wholeCardLink}
`;

const Price = styled.p`
  font-family: ${font.sans};
  font-weight: ${fontWeight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.label};
  text-align: right;

  & > span {
    display: block;
  }

  & small {
    display: block;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.text};
    color: ${color.ink2};
  }

  ${below('filter')} {
    text-align: left;
  }
`;

/** A row per procedure with its price and days, by plane and by road where they differ. */
export function ProcedureRows({ procedures }: { procedures: readonly ProcedureCardView[] }) {
  const { t } = useTranslation('careOption');
  const text = useOfferText();
  return (
    <Section id={proceduresId} aria-labelledby="procedures-title">
      <Container>
        <SectionHead id="procedures-title" title={t('procedures.title')} lede={t('procedures.lede')} />
        <Rows>
          {procedures.map(({ id, name, summary, path, clinics, evidence, figures }) => (
            <li key={id}>
              {/* No div: a reader view takes a div that is half a link for a menu. */}
              <hgroup>
                <Name>
                  <PathLink path={path}>{name}</PathLink>
                </Name>
                {evidence !== 'established' && <EvidenceMark evidence={evidence} />}
                <CardText>{summary}</CardText>
              </hgroup>
              <Price>
                {figures.length > 1
                  ? figures.map((figure) => (
                      <span key={`${figure.scope} ${figure.way}`}>
                        {text.price(figure.price)}{' '}
                        <small>{`${text.figure(figure, figures)}, ${text.days(figure.days)}`}</small>
                      </span>
                    ))
                  : text.price(figures[0]?.price)}
                <small>{t('procedures.clinics', { count: clinics })}</small>
              </Price>
            </li>
          ))}
        </Rows>
      </Container>
    </Section>
  );
}
