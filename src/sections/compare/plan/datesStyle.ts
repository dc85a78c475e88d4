import styled from 'styled-components';
import { Table } from '../../../components/clinic/comparison/comparisonStyle';
import { below, borderWidth, color, columnWidth, grid, space, typeset, wrapped } from '../../../theme';

export const Band = styled.section`
  --comparison-background: ${color.paper2};
  padding-block: ${space.fluid.l};

  ${below('form')} { padding-block: ${space[6]}; }

  background: ${color.paper2};

  & h2 { ${typeset('h3')} }

  @media print {
    padding-block: 0;
    background: none;
    break-before: page;
  }
`;

export const Top = styled.div`
  ${grid(`minmax(0, 1fr) minmax(0, ${columnWidth.field})`, '4 8', 'end')}
  padding-bottom: ${space[4]};

  ${below('form')} {
    @media screen { grid-template-columns: minmax(0, 1fr); }
  }
`;

/* Column heads on wide windows only: on phones its two columns are those of the table above. */
export const Days = styled(Table)`
  border-top: ${borderWidth.field} solid ${color.ink};
  border-bottom: ${borderWidth.field} solid ${color.ink};
  ${typeset('sm')}

  & > thead { position: static; }

  & thead th {
    border-bottom-width: ${borderWidth.hairline};
    ${typeset('button')}
  }

  & thead td { border-bottom-width: ${borderWidth.hairline}; }

  & [data-kind='flight'] > td,
  & [data-kind='home'] > td {
    ${typeset('strong')}
  }

  ${below('form')} {
    @media screen {
      & tr {
        padding-block: ${space[1]};
        ${({ $count }) => $count <= 2 && `grid-template-columns: minmax(0, 1fr) repeat(${$count}, minmax(0, 1fr));`}
      }

      & th[scope='row'] {
        ${({ $count }) => $count <= 2 && `grid-column: auto;`}
      }

      & thead td {
        border-bottom: 0;
        ${({ $count }) => $count <= 2 && `display: block;`}
      }

      & thead th { ${typeset('xs/field')} }
    }
  }
`;

export const Files = styled.fieldset`
  padding-top: ${space[3]};

  & > legend { ${typeset('sm', 'ink2')} }

  & > div {
    ${wrapped('2')}
    margin-top: ${space[2]};
  }

  ${below('form')} {
    & > div {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth.action}), 1fr));
    }
  }

  @media print { display: none; }
`;
