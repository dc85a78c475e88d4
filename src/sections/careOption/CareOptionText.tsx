import styled from 'styled-components';
import { FoldTitle } from '../../components/text/FoldTitle';
import { inReaderView, Prose } from '../../components/text/Prose';
import { Disclosure } from '../../components/ui/Disclosure';
import type { CareOptionSectionView } from '../../data/careOption';
import { below, borderWidth, breakpoint, fontSize, space } from '../../theme';
import { AddressedList } from './AddressedList';
import { CareOptionSteps } from './CareOptionSteps';

const Part = styled.section.attrs(inReaderView)`
  & > h2 { font-size: ${fontSize.panel}; }
`;

const Text = styled(Prose)`
  margin-top: ${space[4]};

  ${below('phone')} {
    margin-top: ${space[3]};
    font-size: ${fontSize.card};
  }
`;

const Folds = styled.div<{ $columns: boolean }>`
  margin-top: ${space[5]};

  ${below('phone')} { margin-top: ${space[3]}; }
  & > details { break-inside: avoid; }
  & > details + details { margin-top: calc(-1 * ${borderWidth.hairline}); }

  /* Open there: as many columns as the text fills. */
  @media not all and (max-width: ${breakpoint.tabs}) {
    columns: ${({ $columns }) => ($columns ? 2 : 1)};
    column-gap: ${space.fluid.xl};

    & > details { padding-bottom: ${space[6]}; }
  }
`;

const Inside = styled(Prose)`
  padding-block: ${space[3]} ${space[5]};
  font-size: ${fontSize.card};
`;

/** One of the six sections: its text, its list, and what stands below its "### " headings as folds. */
export function CareOptionText({ section }: { section: CareOptionSectionView }) {
  const { key, id, title, html, after, items, steps, parts } = section;
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} {...inReaderView}>
        {title}
      </h2>
      {html && <Text html={html} />}
      {items.length > 0 && <AddressedList items={items} />}
      {steps.length > 0 && <CareOptionSteps steps={steps} />}
      {after && <Text html={after} />}
      {parts.length > 0 && (
        <Folds $columns={key === 'whatToExpect'}>
          {parts.map((part) => (
            <Disclosure key={part.id} summary={<FoldTitle text={part.title} />} openWide titled>
              <Inside html={part.html} id={part.id} />
            </Disclosure>
          ))}
        </Folds>
      )}
    </Part>
  );
}
