import styled, { createGlobalStyle } from 'styled-components';
import { Container } from '../../components/ui/section/Container';
import { visuallyHidden } from '../../components/ui/VisuallyHidden';
import { contentId, footerId } from '../../routes/sectionIds';
import {
  below,
  breakpoint,
  color,
  fontSize,
  grid,
  inlineRow,
  minHeight,
  paper,
  size,
  space,
  wrapped,
} from '../../theme';
import { earlyFragment } from './earlyFragment';

/** In print without the site's header and footer, which would take a second page. */
export const SheetAlone = createGlobalStyle`
  @media print {
    header:has(+ #${contentId}), #${footerId} { display: none; }
  }
`;

/** Shows only the clinic in the address's fragment. Its anchor is at the top of the page, so that the link does not scroll. */
export const OneClinic = createGlobalStyle<{ $ids: readonly string[] }>`
  [data-clinic] { display: none; }
  :is(${({ $ids }) => $ids.map((id) => `#${id}:target ~ [data-clinic="${id}"], head[${earlyFragment}="${id}"] + body [data-clinic="${id}"]`).join()}) { display: block; }
`;

export const Anchor = styled.span`
  position: absolute;
  scroll-margin-top: calc(100 * ${size.window});
`;

const besideTools = `@media screen and (min-width: ${paper.beside})`;

/** The sheet beside its title, where there is room. */
export const Desk = styled(Container)`
  ${besideTools} { ${grid(`minmax(0, 1fr) ${paper.width}`, '0 l', 'start')} }
`;

export const Tools = styled.div`
  padding-block: ${space[2]} ${space[3]};

  & > h1 { margin-top: ${space[2]}; }

  & > p:has(button) {
    ${wrapped('3', 'center')}
    margin-top: ${space[4]};
  }

  & button { flex-wrap: wrap; }

  /* Side by side in Spanish, too. */
  ${below('form')} {
    & button {
      flex: 1 1 auto;
      padding-inline: ${space[3]};
    }
  }

  & a { color: ${color.oxblood}; }
  @media print { display: none; }

  ${besideTools} {
    & > h1 { font-size: ${fontSize.h2}; }

    @media (min-height: ${minHeight.aside}) {
      position: sticky;
      top: 0;
    }
  }
`;

/* On wide windows both languages stand side by side. */
export const LanguageChoice = styled.div`
  & > fieldset { margin-block: 0 ${space[3]}; }

  /* The languages name themselves. */
  & legend { ${visuallyHidden} }
  @media not all and (max-width: ${breakpoint.form}) { display: none; }
  @media print { display: none; }
`;

export const Chooser = styled.nav`
  ${wrapped('0 4', 'center')}
  margin-top: ${space[2]};

  & > ul { display: contents; }

  /* One row that scrolls; a name cut at the edge shows that there are more. */
  ${below('form')} {
    flex-wrap: nowrap;

    & > ul {
      display: flex;
      gap: 0 ${space[4]};
      margin-right: calc(-1 * ${space.gutter});
      padding-right: ${space.gutter};
      overflow: auto hidden;
      scrollbar-width: none;
    }

    & > ul > li { flex: none; }
  }

  & a {
    ${inlineRow('', 'target')}
    color: ${color.oxblood};
  }
`;
