import styled from 'styled-components';
import {
  below,
  breakpoint,
  color,
  columnWidth,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
  underline,
} from '../../../theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: flex-end;

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
    font-family: ${font.serif};
    font-size: ${fontSize.stop};
    font-weight: ${fontWeight.heading};
    line-height: ${lineHeight.title};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    color: ${color.oxblood};
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }

  & small {
    display: block;
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
    line-height: ${lineHeight.field};
    color: ${color.tealDark};
  }

  @media screen and (max-width: ${breakpoint.tabs}) {
    align-items: flex-start;

    & > div {
      min-width: min(100%, ${columnWidth.compared.nameOnPhones});
    }

    & img {
      width: ${size.comparedPicture.width};
      height: ${size.comparedPicture.height};
    }

    & :is(a, b) {
      font-size: ${fontSize.card};
    }
  }

  /* Two columns at most: the name has room beside its picture. */
  ${below('form')} {
    @media screen {
      flex-wrap: nowrap;
      column-gap: ${space[2]};

      & img {
        flex: none;
      }

      & > div {
        min-width: 0;
      }
    }
  }

  @media print {
    & img {
      display: none;
    }

    & :is(a, b) {
      font-size: ${fontSize.sm};
    }

    & small {
      font-size: ${fontSize.printSmall};
    }
  }
`;
