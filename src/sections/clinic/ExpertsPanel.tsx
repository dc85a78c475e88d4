import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/quote/Monogram';
import { below } from '../../theme';
import type { ClinicView } from '../../views/clinic';
import { PanelTitle } from './panelStyle';
import { useClinicWords } from './useClinicWords';

const List = styled.ul`
  margin-top: 20px;

  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 4px 24px;
    align-items: start;
    padding-block: 24px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    break-inside: avoid;
  }

  & p {
    max-width: 38em;
    margin-top: 6px;
    font-size: ${({ theme }) => theme.size.card};
    line-height: 1.55;
    color: ${({ theme }) => theme.color.ink2};
  }

  ${below('form')} {
    & > li {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 4px 16px;
    }
  }
`;

const Arch = styled(Monogram)`
  ${below('form')} {
    width: 64px;
    height: 80px;
    font-size: ${({ theme }) => theme.size.h4};
  }
`;

const Role = styled.p`
  && {
    margin-top: 2px;
    font-weight: ${({ theme }) => theme.weight.button};
    color: ${({ theme }) => theme.color.tealDark};
  }
`;

const Licence = styled.p`
  && {
    font-size: ${({ theme }) => theme.size.sm};
    line-height: 1.5;
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
