import type { ReactNode } from 'react';
import styled from 'styled-components';
import { maxWidth, space } from '../../../theme';
import { Breadcrumbs } from '../Breadcrumbs';
import { Lede } from './Section';

const Head = styled.div`
  padding-block: ${space.fluid.xs} ${space.fluid.l};

  & > h1 { margin-top: ${space[3]}; }

  & > ${Lede} {
    max-width: ${maxWidth.lede};
    margin-top: ${space[5]};
  }
`;

interface PageHeaderProps {
  title: string;
  lede?: string | undefined;
  /** Name of the page in the breadcrumbs, where it is shorter than the title. */
  current?: string | undefined;
  /** Under the lede: a date, a notice. */
  children?: ReactNode;
}

export function PageHeader({ title, lede, current = title, children }: PageHeaderProps) {
  return (
    <>
      <Breadcrumbs current={current} />
      <Head>
        <h1>{title}</h1>
        {lede && <Lede>{lede}</Lede>}
        {children}
      </Head>
    </>
  );
}
