import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { legalLinks, quickLinks } from '../../../routes/menu';
import { footerId } from '../../../routes/sectionIds';
import { below, color, space } from '../../../theme';
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
  padding-block: ${space.fluid.l} ${space[10]};

  @media print {
    padding-block: 0;
  }
`;

const oneColumn = (width: 'tiny' | 'enlarged') => css`
  ${below(width)} {
    grid-template-columns: minmax(0, 1fr);

    & > :last-child > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr);
  gap: ${space[10]} ${space.fluid.m};
  overflow-wrap: anywhere;

  ${below('footer')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${below('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[6]};

    /* A row of its own, in the same two columns. */
    & > :last-child {
      grid-column: 1 / -1;
    }

    & > :last-child > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${space.fluid.m};
    }
  }

  ${oneColumn('tiny')}
  ${oneColumn('enlarged')}
`;

interface FooterProps {
  /** Color of the section above, the background of the ridge; without it there is no ridge. */
  background?: Color | undefined;
}

/** Bottom of every page (R2.13): contacts, quick links, care options, legal links, disclaimer, credits. */
export function Footer({ background }: FooterProps) {
  const { t } = useTranslation('common');
  const { careOptions } = usePage();
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
              {quickLinks.map((route) => (
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
              {legalLinks.map((route) => (
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
