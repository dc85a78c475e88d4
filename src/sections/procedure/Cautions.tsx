import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { notForId } from '../../routes/sectionIds';
import { below, borderWidth, color, fontSize, fontWeight, lineHeight, space, stackOnPaper } from '../../theme';
import { EntryList } from './EntryList';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space.fluid.l};
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }

  ${stackOnPaper}
`;

const Warned = styled.div<{ $grave: boolean }>`
  ${({ $grave }) =>
    $grave && `padding: ${space[4]}; border: ${borderWidth.strong} solid ${color.error}; background: ${color.errorBg};`}
`;

const Instead = styled.section`
  & > h3 {
    margin-bottom: ${space[2]};
    font-size: ${fontSize.h4};
  }

  & > dl > div {
    padding-block: ${space[2]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.small};
    break-inside: avoid;
  }

  & dt {
    font-weight: ${fontWeight.strong};
  }

  & details > h3 {
    margin-top: ${space[3]};
    font-size: ${fontSize.name};
  }

  & details > p {
    padding-block: ${space[1]} ${space[3]};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.small};
  }
`;

/** Who should not have it, never folded, and what else helps. */
export function Cautions({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const isUnproven = view.evidence === 'unproven';
  return (
    <Section $band={!isUnproven} id={notForId} aria-labelledby="not-for-title">
      <Columns>
        <Warned $grave={isUnproven}>
          <h2 id="not-for-title">{t('notFor')}</h2>
          <EntryList entries={view.notFor} columns={false} />
        </Warned>
        <Instead>
          <h3>{t(isUnproven ? 'instead' : 'alternatives')}</h3>
          {isUnproven ? (
            <dl>
              {view.alternatives.map(({ name, html }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <RichText html={html} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            view.alternatives.map(({ name, html, answer }) => (
              <Disclosure key={name} summary={name} answer={answer} openWide titled>
                <p>
                  <RichText html={html} />
                </p>
              </Disclosure>
            ))
          )}
        </Instead>
      </Columns>
    </Section>
  );
}
