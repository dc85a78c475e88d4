import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { footerId } from '../../../routes/sectionIds';
import { below, borderWidth, color, grid, landscape, space } from '../../../theme';
import type { Color } from '../../../theme/color';
import { PathLink } from '../../ui/link/PathLink';
import { RouteLink } from '../../ui/link/RouteLink';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';
import { FooterColumn } from './FooterColumn';
import { FooterContacts } from './FooterContacts';
import { FooterEnd } from './FooterEnd';

/** Three hills before the footer. The two behind end under the last: a seam would show at an edge between pixels. */
function Ridge() {
  return (
    <Layers viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={color.ridge}
        opacity=".55"
        d="M0 92C120 60 210 84 330 52 420 28 500 60 600 72 760 92 840 22 980 30 1100 38 1180 86 1290 62 1360 48 1400 56 1440 44V134H0Z"
      />
      <path
        fill={color.oxblood}
        d="M0 104C90 96 170 62 290 82 400 100 470 116 610 100 740 84 820 60 950 74 1090 88 1200 110 1320 90 1380 80 1410 84 1440 76V134H0Z"
      />
      <path
        fill={color.wine}
        d="M0 122C140 104 260 112 400 122 560 132 700 104 860 110 1040 116 1180 132 1440 112V140H0Z"
      />
    </Layers>
  );
}

const Layers = styled.svg`
  display: block;
  width: 100%;
  height: ${landscape.ridge};
  /* No hairline of the background may show between the last hill and the footer. */
  margin-bottom: calc(-1 * ${borderWidth.hairline});

  @media print { display: none; }
`;

const AboveFooter = styled.div<{ $background: Color }>`
  background: ${({ $background }) => color[$background]};
`;

const Band = styled.footer`
  --focus-ring: ${color.sunrise};
  background: ${color.wine};
  color: ${color.onWine};

  @media print {
    background: none;
    color: ${color.print};
    break-inside: avoid;
  }
`;

const Inner = styled(Container)`
  padding-block: ${space.fluid.m} ${space[6]};

  ${below('phone')} { padding-block: ${space[6]} ${space[4]}; }
  @media print { padding-block: 0; }
`;

const Columns = styled.div`
  ${grid('minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr)', '10 m')}
  overflow-wrap: anywhere;

  /* Folds below each other. */
  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > :first-child { margin-bottom: ${space[2]}; }
  }
`;

interface FooterProps {
  /** Color of the section above, the background of the ridge; without it there is no ridge. */
  background?: Color | undefined;
}

/** Bottom of every page (R2.13): contacts, quick links, care options, legal links, disclaimer, credits. */
export function Footer({ background }: FooterProps) {
  const { t } = useTranslation('common');
  const { careOptions, menus } = usePage();
  return (
    <>
      {background && (
        <AboveFooter $background={background}>
          <Ridge />
        </AboveFooter>
      )}
      <Band id={footerId}>
        <Inner>
          <Columns>
            <FooterContacts />
            <FooterColumn title={t('footer.quickLinks')}>
              {menus.quick.map((route) => (
                <RouteLink key={route} to={route}>
                  {t(`routes.${route}`)}
                </RouteLink>
              ))}
            </FooterColumn>
            <FooterColumn title={t('routes.careOptions')}>
              {careOptions.map(({ key, name, path }) => (
                <PathLink key={key} path={path}>
                  {name}
                </PathLink>
              ))}
            </FooterColumn>
            <FooterColumn title={t('footer.legal')}>
              {menus.legal.map((route) => (
                <RouteLink key={route} to={route}>
                  {t(`routes.${route}`)}
                </RouteLink>
              ))}
            </FooterColumn>
          </Columns>
          <FooterEnd />
        </Inner>
      </Band>
    </>
  );
}
