import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/quote/Monogram';
import { below } from '../../theme';
import type { ClinicView } from '../../views/clinic';
import { PanelTitle } from './panelStyle';
import { useClinicWords } from './useClinicWords';

const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[5]};

  & > li {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.extent.monogram.arch.large.width} minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[6]};
    align-items: start;
    padding-block: ${({ theme }) => theme.space[6]};
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
    break-inside: avoid;
  }

  & p {
    max-width: ${({ theme }) => theme.measure.lede};
    margin-top: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.size.card};
    line-height: ${({ theme }) => theme.leading.step};
    color: ${({ theme }) => theme.color.ink2};
  }

  ${below('form')} {
    & > li {
      grid-template-columns: ${({ theme }) => theme.extent.monogram.arch.small.width} minmax(0, 1fr);
      gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
    }
  }
`;

const Arch = styled(Monogram)`
  ${below('form')} {
    width: ${({ theme }) => theme.extent.monogram.arch.small.width};
    height: ${({ theme }) => theme.extent.monogram.arch.small.height};
    font-size: ${({ theme }) => theme.size.h4};
  }
`;

const Role = styled.p`
  && {
    margin-top: ${({ theme }) => theme.space.half};
    font-weight: ${({ theme }) => theme.weight.button};
    color: ${({ theme }) => theme.color.tealDark};
  }
`;

const Licence = styled.p`
  && {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: ${({ theme }) => theme.leading.lede};
    overflow-wrap: anywhere;
  }
`;

/** Fifth tab: who treats, with licence and register. */
export function ExpertsPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicWords();
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
