import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/ui/link/PathLink';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { Lede } from '../../components/ui/section/Section';
import { below, fontSize, lineHeight, pairsOnPaper, row, space, underline } from '../../theme';
import type { Procedure } from './choose';

const NoScript = styled(Lede)`
  margin-top: 0;

  @media (scripting) { display: none; }
`;

const How = styled(Lede)`
  margin-top: 0;

  @media (scripting: none) { display: none; }
`;

const Begin = styled.div`
  margin-top: ${space[7]};

  @media (scripting: none) { display: none; }
`;

const List = styled.section`
  margin-top: ${space.fluid.l};

  & > h2 { font-size: ${fontSize.h3}; }

  & > ul {
    columns: 3;
    column-gap: ${space[10]};
    margin-top: ${space[4]};
    ${pairsOnPaper}
  }

  & > ul a {
    ${row('', 'target')}
    line-height: ${lineHeight.label};
    overflow-wrap: anywhere;
    text-underline-offset: ${underline.link};
    break-inside: avoid;
  }

  ${below('filter')} {
    & > ul { columns: 1; }
  }
`;

/** While nothing is chosen, and always without scripts: how to choose, and all procedures, whose pages have the same table. */
export function Start({ procedures, children }: { procedures: readonly Procedure[]; children?: ReactNode }) {
  const { t } = useTranslation('compare');
  const title = useId();
  return (
    <>
      <How>{t('start.how')}</How>
      <NoScript>{t('start.noScript')}</NoScript>
      {children && <Begin>{children}</Begin>}
      <List aria-labelledby={title}>
        <h2 id={title}>{t('start.title')}</h2>
        <ul>
          {procedures.map(({ id, name, path }) => (
            <li key={id}>
              <PathLink path={path}>{name}</PathLink>
            </li>
          ))}
        </ul>
      </List>
      <p>
        <StandaloneLink to="clinics">{t('start.clinics')}</StandaloneLink>
      </p>
    </>
  );
}
