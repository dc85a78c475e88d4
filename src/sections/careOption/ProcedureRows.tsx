import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Ways } from '../../components/site/search/Ways';
import { PathLink } from '../../components/ui/link/PathLink';
import { wholeCardLink } from '../../components/ui/link/wholeCardLink';
import { Container } from '../../components/ui/section/Container';
import { CardText, Section } from '../../components/ui/section/Section';
import { SectionHead } from '../../components/ui/section/SectionHead';
import type { ProcedureCardView } from '../../data/procedure';
import { proceduresId } from '../../routes/sectionIds';
import { below, borderWidth, color, columnWidth, grid, space, typeset } from '../../theme';

const Rows = styled.ul`
  border-bottom: ${borderWidth.hairline} solid ${color.line};

  & > li {
    position: relative;
    ${grid('minmax(0, 6fr) minmax(0, 6fr) auto', '1 8', 'center')}
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }

  ${below('filter')} {
    & > li { grid-template-columns: minmax(0, 1fr); }
    & ${CardText} { display: none; }
  }
`;

const Name = styled.h3`
  ${typeset('stop', 'oxblood')}
  ${wholeCardLink}

  & + ${CardText} {
    margin-top: ${space.half};
    ${typeset('sm/small')}
  }
`;

const Clinics = styled.p`
  min-width: ${columnWidth.clinicCount};
  text-align: right;
  ${typeset('sm', 'ink2')}

  ${below('filter')} { display: none; }
`;

/** A row per procedure with its price and days, by plane and by road where they differ. */
export function ProcedureRows({ procedures, band }: { procedures: readonly ProcedureCardView[]; band: boolean }) {
  const { t } = useTranslation('careOption');
  const { t: common } = useTranslation('common');
  const drives = procedures.some(({ figures }) => figures.some(({ way }) => way === 'road'));
  return (
    <Section id={proceduresId} aria-labelledby="procedures-title" $band={band}>
      <Container>
        <SectionHead
          id="procedures-title"
          title={t('procedures.title')}
          lede={t(drives ? 'procedures.ledeWays' : 'procedures.lede')}
        />
        <Rows>
          {procedures.map(({ id, name, summary, path, clinics, unproven, figures }) => (
            <li key={id}>
              {/* No div: a reader view takes a div that is half a link for a menu. */}
              <hgroup>
                <Name>
                  <PathLink path={path}>{name}</PathLink>
                </Name>
                <CardText>{summary}</CardText>
              </hgroup>
              <p>
                <Ways figures={figures} unproven={unproven} />
              </p>
              <Clinics>{common('clinicCount', { count: clinics })}</Clinics>
            </li>
          ))}
        </Rows>
      </Container>
    </Section>
  );
}
