import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HelpCards } from '../../components/text/help/HelpCards';
import { RichText } from '../../components/text/RichText';
import { WarningBox } from '../../components/text/WarningBox';
import { Container } from '../../components/ui/section/Container';
import type { CareOptionView } from '../../data/careOption';
import { borderWidth, color, fontSize, fontWeight, lineHeight, maxWidth, space, stackOnPaper } from '../../theme';

const Parts = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-bottom: ${space.fluid.xxl};

  ${stackOnPaper}
`;

const Alternatives = styled.section`
  & h2 {
    font-size: ${fontSize.h3};
    line-height: ${lineHeight.title};
  }

  & dl {
    max-width: ${maxWidth.notice};
    margin-top: ${space[4]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
  }

  & dl > div {
    padding-block: ${space[3]};
    border-top: ${borderWidth.hairline} solid ${color.line};
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
`;

/** Deadly risks, help and proven alternatives, before anything that persuades. */
export function SafetyFirst({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('medical');
  return (
    <Parts>
      {view.danger.length > 0 && <WarningBox title={t('danger')} risks={view.danger} />}
      {view.notFor.length > 0 && <WarningBox title={t('notFor')} risks={view.notFor} />}
      <HelpCards help={view.help} />
      <Alternatives aria-labelledby="alternatives-title">
        <h2 id="alternatives-title">{t('alternatives')}</h2>
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
      </Alternatives>
    </Parts>
  );
}
