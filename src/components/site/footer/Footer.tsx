import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { footerId } from '../../../routes/sectionIds';
import { below, color, grid, space } from '../../../theme';
import type { Color } from '../../../theme/color';
import { Ridge } from '../../ui/landscape/Ridge';
import { PathLink } from '../../ui/link/PathLink';
import { RouteLink } from '../../ui/link/RouteLink';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';
import { FooterColumn } from './FooterColumn';
import { FooterContacts } from './FooterContacts';
import { FooterEnd } from './FooterEnd';

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
