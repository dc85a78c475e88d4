import styled from 'styled-components';
import { below, columns, columnWidth, minHeight, space, typeset, wrapped } from '../../../theme';
import { Container } from './Container';
import { Lede, Section } from './Section';

/** A band with words beside the form; on paper there is nothing to send, but what was sent stays. */
export const FormBand = styled(Section)`
  ${below('phone')} {
    padding-block: ${space[8]};

    & ${Lede} {
      margin-top: ${space[2]};
      ${typeset('sm/small')}
    }
  }

  @media print {
    &:not(:has([data-sent])) { display: none; }
  }
`;

/* In very large letters one below the other. */
export const BesideForm = styled(Container)`
  ${wrapped('8 xl', 'start')}

  ${below('phone')} { row-gap: ${space[5]}; }
  & > :first-child { flex: 5 1 ${columnWidth.beside.words}; }

  /* The form is longer. */
  @media screen and (min-width: ${columnWidth.beside.surely}) and (min-height: ${minHeight.aside}) {
    & > :first-child {
      position: sticky;
      top: ${space[8]};
    }
  }

  & > :last-child {
    flex: 7 1 ${columnWidth.beside.form};
    min-width: 0;
  }

  ${below('footer')} { ${columns(1)} }
`;
