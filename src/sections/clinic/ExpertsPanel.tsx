import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/text/quote/Monogram';
import type { ClinicView } from '../../data/clinic';
import { below, beside, borderWidth, color, maxWidth, monogram, space, typeset } from '../../theme';
import { PanelTitle } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const List = styled.ul`
  margin-top: ${space[5]};

  & > li {
    ${beside(monogram.arch.large.width, '1 6')}
    align-items: start;
    padding-block: ${space[6]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    break-inside: avoid;
  }

  & p {
    max-width: ${maxWidth.lede};
    margin-top: ${space[2]};
    ${typeset('card/step', 'ink2')}
  }

  ${below('form')} {
    & > li {
      grid-template-columns: ${monogram.arch.small.width} minmax(0, 1fr);
      gap: ${space[1]} ${space[4]};
    }
  }
`;

const Arch = styled(Monogram)`
  ${below('form')} {
    width: ${monogram.arch.small.width};
    height: ${monogram.arch.small.height};
    ${typeset('h4')}
  }
`;

const Role = styled.p`
  && {
    margin-top: ${space.half};
    ${typeset('button', 'tealDark')}
  }
`;

const Licence = styled.p`
  && {
    ${typeset('sm/lede')}
    overflow-wrap: anywhere;
  }
`;

/** Fifth tab: the clinic's experts with license and register. */
export function ExpertsPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  return (
    <>
      <PanelTitle>{t('tabs.experts')}</PanelTitle>
      <List>
        {view.experts.map(({ key, name, monogram, role, biography, licence, practisingSince }, index) => (
          <li key={key}>
            <Arch letters={monogram} shape="arch" size="large" tint={strongTint(index)} />
            <div>
              <h3>{name}</h3>
              <Role>{role}</Role>
              {biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Licence>
                {t('experts.since', { year: practisingSince })}. {t('experts.licence', licence)}.
              </Licence>
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
