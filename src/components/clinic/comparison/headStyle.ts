import styled from 'styled-components';
import {
  below,
  breakpoint,
  color,
  columnWidth,
  fontSize,
  radius,
  serif,
  size,
  space,
  typeset,
  underlined,
  wrapped,
} from '../../../theme';

export const Head = styled.div`
  ${wrapped('2 3', 'end')}

  & img {
    width: ${size.comparedPicture.wide};
    height: ${size.comparedPicture.tall};
    border-radius: ${radius.image};
    object-fit: cover;
  }

  & > div {
    flex: 1 1 0;
    min-width: min(100%, ${columnWidth.compared.name});
  }

  & :is(a, b) {
    display: block;
    ${serif('stop/title')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    color: ${color.oxblood};
    ${underlined}
  }

  & small {
    display: block;
    ${typeset('medium xs/field', 'tealDark')}
  }

  @media screen and (max-width: ${breakpoint.tabs}) {
    align-items: flex-start;

    & > div { min-width: min(100%, ${columnWidth.compared.nameOnPhones}); }

    & img {
      width: ${size.comparedPicture.width};
      height: ${size.comparedPicture.height};
    }

    & :is(a, b) { font-size: ${fontSize.card}; }
  }

  /* Two columns at most: the name has room beside its picture. */
  ${below('form')} {
    @media screen {
      flex-wrap: nowrap;
      column-gap: ${space[2]};

      & img { flex: none; }
      & > div { min-width: 0; }
    }
  }

  @media print {
    & img { display: none; }
    & :is(a, b) { font-size: ${fontSize.sm}; }
    & small { font-size: ${fontSize.printSmall}; }
  }
`;
