import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, fontWeight, radius, space } from '../../../theme';
import { as } from '../tableRoles';
import type { Answer, Row } from './comparisonRows';

const Same = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.image};
  background: ${color.foam};
  color: ${color.onFoam};

  & > b { font-weight: ${fontWeight.strong}; }
  & > ul { display: inline; }

  & li {
    display: inline;
    margin-left: .35em;
  }

  & li:not(:last-child)::after { content: ';'; }

  @media print {
    padding: ${space[1]} 0;
    background: none;
  }
`;

/** Without what only explains it; what must not be missed stays. */
const short = ({ main, more, tone, sign }: Answer): string =>
  more && (sign || tone === 'warning') ? `${main} (${more})` : main;

/** In one closing row, short: what all clinics say alike. */
export function SameRow({ rows, count }: { rows: readonly Row[]; count: number }) {
  const { t } = useTranslation('compare');
  return (
    <tbody {...as.rows}>
      <tr {...as.row} data-closing="">
        <td {...as.cell} colSpan={count + 1} data-same="">
          <Same>
            <b>{count === 2 ? t('sameBoth') : t('same', { count })}</b>
            <ul>
              {rows.map(({ question, answers: [first = []] }) => (
                <li key={question}>
                  {t('sameLine', { question: t(`questions.${question}`), answer: first.map(short).join(', ') })}
                </li>
              ))}
            </ul>
          </Same>
        </td>
      </tr>
    </tbody>
  );
}
