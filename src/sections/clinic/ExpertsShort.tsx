import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/text/quote/Monogram';
import type { ClinicView } from '../../data/clinic';
import { below, beside, borderWidth, color, columnWidth, monogram, space, typeset } from '../../theme';
import { useClinicTranslation } from './useClinicTranslation';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.expert}), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[6]};

  & > li {
    padding-top: ${space[5]};
    border-top: ${borderWidth.strong} solid ${color.ink};
  }

  & h4 { margin-top: ${space[4]}; }

  & p {
    margin-top: ${space[1]};
    ${typeset('sm/small', 'ink2')}
  }

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      ${beside(monogram.arch.normal.width, '0 4')}
      align-items: center;
    }

    & h4 { margin-top: 0; }
  }
`;

/** The clinic's experts: name, role, in practice since when. */
export function ExpertsShort({ experts }: Pick<ClinicView, 'experts'>) {
  const { t } = useClinicTranslation();
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
