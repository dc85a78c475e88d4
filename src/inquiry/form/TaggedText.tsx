import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { typeset, underline } from '../../theme';

const Sentence = styled.span`
  & a {
    ${typeset('medium', 'oxblood')}
    text-underline-offset: ${underline.text};
  }
`;

interface TaggedTextProps {
  /** A text with parts like `<terms>Terms of Service</terms>`. */
  text: string;
  /** How to show a part, by the name of its tag. */
  parts: Readonly<Record<string, (inside: string) => ReactNode>>;
}

/** A sentence from the locales with links in it. The translator decides where the links are. */
export function TaggedText({ text, parts }: TaggedTextProps) {
  // split() with two groups gives: text, tag, inside, text, tag, inside, text …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return (
    <Sentence>
      {pieces.map((piece, index) => {
        if (index % 3 === 1) return null;
        const show = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
        return <Fragment key={index}>{show ? show(piece) : piece}</Fragment>;
      })}
    </Sentence>
  );
}
