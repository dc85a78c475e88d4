import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HelpDisclosure } from '../../components/text/help/HelpDisclosure';
import { RichText } from '../../components/text/RichText';
import { WarningBox } from '../../components/text/WarningBox';
import { Disclosure } from '../../components/ui/Disclosure';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { insteadId } from '../../routes/sectionIds';
import { below, borderWidth, color, fontSize, fontWeight, icon, lineHeight, space, stackOnPaper } from '../../theme';

const Parts = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space.fluid.l};
  align-items: start;

  & h2 {
    font-size: ${fontSize.h3};
    line-height: ${lineHeight.title};
  }

  & > details {
    grid-column: 1 / -1;
  }

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

const List = styled.ul`
  margin-top: ${space[3]};

  & > li {
    display: grid;
    grid-template-columns: ${icon.s} minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[2]};
    line-height: ${lineHeight.lede};
    break-inside: avoid;
  }
`;

const Alternatives = styled.section`
  & > dl {
    margin-top: ${space[3]};
  }

  & > dl > div {
    padding-block: ${space[2]};
    break-inside: avoid;
  }

  & dt {
    font-weight: ${fontWeight.strong};
  }

  & dd {
    font-size: ${fontSize.card};
    line-height: ${lineHeight.lede};
    color: ${color.ink2};
  }

  & > dl > div + div {
    border-top: ${borderWidth.hairline} solid ${color.line};
  }
`;

const Folds = styled.div`
  margin-top: ${space[4]};

  & > details + details {
    margin-top: calc(-1 * ${borderWidth.hairline});
  }

  & h3 {
    font-family: inherit;
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.strong};
    letter-spacing: normal;
  }

  & p {
    padding-bottom: ${space[3]};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.lede};
    color: ${color.ink2};
  }
`;

const Risk = ({ risks }: { risks: readonly string[] }) => (
  <List>
    {risks.map((html) => (
      <li key={html}>
        <Icon of={Minus} size="s" />
        <RichText html={html} />
      </li>
    ))}
  </List>
);

interface RisksProps {
  id: string;
  title: string;
  risks: readonly string[];
  children?: ReactNode;
}

function Risks({ id, title, risks, children }: RisksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Risk risks={risks} />
      {children}
    </section>
  );
}

/** Of those whom no clinic accepts; the others are a fold on narrow windows. */
const OPEN = 3;

interface SafetyFirstProps {
  view: CareOptionView;
  /** Its risks are in red: no illness that it is for is shown to get better. */
  isUnproven: boolean;
}

/** Risks, always open; when to call for help, in one line that opens; what else helps. Before any button that asks. */
export function SafetyFirst({ view, isUnproven }: SafetyFirstProps) {
  const { t } = useTranslation('medical');
  const { danger, notFor, help, alternatives } = view;
  return (
    <Section $band={!isUnproven}>
      <Parts>
        {danger.length > 0 &&
          (isUnproven ? (
            <WarningBox title={t('danger')} risks={danger} />
          ) : (
            <Risks id="danger-title" title={t('risks')} risks={danger} />
          ))}
        <Alternatives id={insteadId} aria-labelledby="alternatives-title">
          <h2 id="alternatives-title">{t(isUnproven ? 'instead' : 'alternatives')}</h2>
          {isUnproven ? (
            <dl>
              {alternatives.map(({ name, html }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <RichText html={html} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <Folds>
              {alternatives.map(({ name, html }) => (
                <Disclosure key={name} summary={<span>{name}</span>} openWide titled>
                  <p>
                    <RichText html={html} />
                  </p>
                </Disclosure>
              ))}
            </Folds>
          )}
        </Alternatives>
        {notFor.length > 0 && (
          <Risks id="not-for-title" title={t('notFor')} risks={notFor.slice(0, OPEN)}>
            {notFor.length > OPEN && (
              <Disclosure summary={t('notForMore', { count: notFor.length - OPEN })} openWide>
                <Risk risks={notFor.slice(OPEN)} />
              </Disclosure>
            )}
          </Risks>
        )}
        <HelpDisclosure help={help} />
      </Parts>
    </Section>
  );
}
