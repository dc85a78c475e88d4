import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, fontSize, grid, space } from '../../../theme';
import { Lede } from './Section';

const Head = styled.div`
  ${grid('minmax(0, 7fr) minmax(0, 5fr)', '5 12', 'end')}
  margin-bottom: ${space.fluid.s};

  & > :nth-child(2) { justify-self: end; }

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    margin-bottom: ${space[3]};

    & ${Lede} {
      margin-top: ${space[2]};
      font-size: ${fontSize.control};
    }

    & > :nth-child(2) { justify-self: start; }
  }

  @media print {
    display: block;
    break-after: avoid;
  }
`;

interface SectionHeadProps {
  title: string;
  lede?: string | undefined;
  /** At the right: a StandaloneLink or a button. */
  action?: ReactNode;
  /** Of the heading, for `aria-labelledby` of the section. */
  id?: string;
}

/** Title of a section, with a lede below and a link beside it. */
export function SectionHead({ title, lede, action, id }: SectionHeadProps) {
  return (
    <Head>
      <div>
        <h2 id={id}>{title}</h2>
        {lede && <Lede>{lede}</Lede>}
      </div>
      {action}
    </Head>
  );
}
