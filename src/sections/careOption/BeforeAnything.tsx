import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Danger } from '../../components/danger/Danger';
import { HelpCards } from '../../components/help/HelpCards';
import { Wrap } from '../../components/layout/Wrap';
import { RichText } from '../../components/richText/RichText';
import { color, leading, measure, size, space, stackOnPaper, stroke, weight } from '../../theme';
import type { CareOptionView } from '../../views/careOption';

const Parts = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-bottom: ${space.fluid.xxl};

  ${stackOnPaper}
`;

const Alternatives = styled.section`
  & h2 {
    font-size: ${size.h3};
    line-height: ${leading.title};
  }

  & dl {
    max-width: ${measure.notice};
    margin-top: ${space[4]};
    border-bottom: ${stroke.hairline} solid ${color.line};
  }

  & dl > div {
    padding-block: ${space[3]};
    border-top: ${stroke.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & dt {
    font-weight: ${weight.strong};
  }

  & dd {
    font-size: ${size.card};
    line-height: ${leading.lede};
    color: ${color.ink2};
  }
`;

/** What can kill, where help is, and what is proven instead: before anything that persuades. */
export function BeforeAnything({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('medical');
  return (
    <Parts>
      {view.danger.length > 0 && <Danger title={t('danger')} risks={view.danger} />}
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
