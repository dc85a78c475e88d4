import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { as } from '../tableRoles';

interface FoldRowProps {
  /** How many clinics there are. */
  columns: number;
  title: string;
  children: ReactNode;
}

/** A line that opens the rows below it, by style alone: it works without scripts. */
export function FoldRow({ columns, title, children }: FoldRowProps) {
  return (
    <tr {...as.row} data-fold="">
      <td {...as.cell} colSpan={columns + 1}>
        <details>
          <summary>
            <span>
              <b>{title}</b> {children}
            </span>
            <Icon of={ChevronDown} />
          </summary>
        </details>
      </td>
    </tr>
  );
}
