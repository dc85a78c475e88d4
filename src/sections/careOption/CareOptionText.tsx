import styled from 'styled-components';
import { Prose } from '../../components/text/Prose';
import { Disclosure } from '../../components/ui/Disclosure';
import { Steps } from '../../components/ui/steps/Steps';
import type { CareOptionSectionView } from '../../data/careOption';
import { borderWidth, fontSize, space } from '../../theme';
import { AddressedList } from './AddressedList';

const Part = styled.section`
  & + & {
    margin-top: ${space.fluid.xxl};
  }

  & > h2 {
    font-size: ${fontSize.panel};
  }

  & > h3 {
    margin-top: ${space[6]};
    font-size: ${fontSize.h4};
  }

  @media print {
    & + & {
      margin-top: ${space[7]};
    }
  }
`;

const Text = styled(Prose)`
  margin-top: ${space[5]};
`;

const Fold = styled(Disclosure)`
  margin-top: calc(-1 * ${borderWidth.hairline});

  & > h3 {
    margin-top: ${space[6]};
  }
`;

/** List of the section, between the text before and after it. */
function Middle({ section }: { section: CareOptionSectionView }) {
  switch (section.key) {
    case 'addresses':
      return <AddressedList items={section.items} />;
    case 'howItWorks':
      return <Steps down steps={section.steps.map(({ title, html }) => ({ title, text: <Prose html={html} /> }))} />;
    default:
      return null;
  }
}

/** Its first part stays open: time away, and with some care options the day of the flight. */
export function CareOptionText({ section }: { section: CareOptionSectionView }) {
  const { id, title, html, after, parts } = section;
  const [first, ...folded] = parts;
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {html && <Text html={html} />}
      <Middle section={section} />
      {after && <Text html={after} />}
      {first && (
        <>
          <h3 id={first.id}>{first.title}</h3>
          <Text html={first.html} />
        </>
      )}
      {folded.map((part) => (
        <Fold key={part.id} summary={part.title} openWide titled>
          <Text html={part.html} id={part.id} />
        </Fold>
      ))}
    </Part>
  );
}
