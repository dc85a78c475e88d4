import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { PageInfo, PageKind } from '../../../data/page';
import { choicesFormId, contentId } from '../../../routes/sectionIds';
import { borderWidth, color, space } from '../../../theme';
import type { Color } from '../../../theme/color';
import { ButtonLink } from '../../ui/button/Button';
import { Notice } from '../../ui/Notice';
import { usePage } from '../../ui/page/PageProvider';
import { Container } from '../../ui/section/Container';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';

/** Color of a page's last section, behind the footer's ridge. Error pages end in their picture and have no ridge. */
const backgroundAboveFooter = (kind: PageKind): Color | undefined => {
  if (kind === 'notFound' || kind === 'serverError') return undefined;
  return kind === 'home' || kind === 'careOptions' ? 'paper2' : 'paper';
};

const Anchor = styled(ButtonLink)`
  position: absolute;
  z-index: 20;
  top: ${space[2]};
  left: ${space[2]};

  &:not(:focus) {
    clip-path: inset(50%);
    width: ${borderWidth.hairline};
    height: ${borderWidth.hairline};
    min-height: 0;
    padding: 0;
    overflow: hidden;
  }
`;

function SkipLink() {
  const { t } = useTranslation('common');
  return <Anchor href={`#${contentId}`}>{t('skip')}</Anchor>;
}

const Place = styled(Container)`
  padding-top: ${space[3]};
`;

function NewerText({ language, words }: NonNullable<PageInfo['newerText']>) {
  const { paths, offers } = usePage();
  return (
    <Place>
      <Notice icon={Info}>
        <b>{words}</b>{' '}
        <a href={paths[language]} hrefLang={language} lang={language}>
          {offers[language]?.read}
        </a>
      </Notice>
    </Place>
  );
}

const Main = styled.main<{ $background: Color; $padding: boolean }>`
  display: flow-root;

  ${({ $background, $padding }) =>
    $padding &&
    css`
      &::after {
        content: '';
        display: block;
        height: ${space.fluid.m};
        background: ${color[$background]};
      }

      @media print {
        &::after { display: none; }
      }
    `}
`;

interface LayoutProps {
  children: ReactNode;
  /** Room between the last section and the footer (R2.5). */
  padding: boolean;
}

/** Frame of every page: skip link, header, main region, footer. Needs a PageProvider above it. */
export function Layout({ children, padding }: LayoutProps) {
  const { kind, newerText } = usePage();
  const background = backgroundAboveFooter(kind);
  return (
    <>
      <SkipLink />
      <Header />
      {/* By its class a browser's reader view knows that all of it is worth reading, help and warnings too. */}
      <Main
        id={contentId}
        className="article"
        tabIndex={-1}
        $background={background ?? 'paper'}
        $padding={padding && background !== undefined}
      >
        {newerText && <NewerText {...newerText} />}
        {children}
      </Main>
      <Footer background={background} />
      <form id={choicesFormId} autoComplete="off" hidden />
    </>
  );
}
