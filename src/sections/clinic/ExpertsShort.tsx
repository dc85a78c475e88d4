import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/quote/Monogram';
import { below } from '../../theme';
import type { ClinicView } from '../../views/clinic';
import { useClinicWords } from './useClinicWords';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
  gap: 24px 20px;
  margin-top: 22px;

  & > li {
    padding-top: 18px;
    border-top: 2px solid ${({ theme }) => theme.color.ink};
  }

  & h4 {
    margin-top: 14px;
  }

  & p {
    margin-top: 4px;
    font-size: ${({ theme }) => theme.size.sm};
    line-height: 1.45;
    color: ${({ theme }) => theme.color.ink2};
  }

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 0 18px;
      align-items: center;
    }

    & h4 {
      margin-top: 0;
    }
  }
`;

/** The clinic's people in short: name, role, since when. */
export function ExpertsShort({ experts }: Pick<ClinicView, 'experts'>) {
  const { t } = useClinicWords();
  return (
    <List>
      {experts.map(({ key, name, monogram, role, practisingSince }, index) => (
        <li key={key}>
          <Monogram letters={monogram} shape="arch" tint={strongTint(index)} />
          <div>
            <h4>{name}</h4>
            <p>{role}</p>
            <p>{t('experts.since', { year: practisingSince })}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
