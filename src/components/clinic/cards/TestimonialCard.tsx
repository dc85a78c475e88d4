import styled from 'styled-components';
import type { TestimonialView } from '../../../data/testimonial';
import { below, borderWidth, color, font, fontSize, fontWeight, space, typeset } from '../../../theme';
import { Byline } from '../../text/quote/Byline';
import type { MonogramTint } from '../../text/quote/Monogram';
import { Disclosure } from '../../ui/Disclosure';

const Card = styled.figure<{ $line: 'strong' | 'soft' }>`
  padding-block: ${space[4]};
  border-top: ${({ $line }) => ($line === 'strong' ? `${borderWidth.strong} solid ${color.ink}` : `${borderWidth.hairline} solid ${color.lineOnDark}`)};
  break-inside: avoid;

  ${below('form')} { padding-block: ${space[2]}; }
`;

const Quotation = styled.blockquote`
  font-family: ${font.serif};
  font-size: ${fontSize.lede};

  ${below('form')} { font-size: ${fontSize.name}; }

  & summary {
    border: 0;
    font-weight: ${fontWeight.quotation};
    color: inherit;
  }

  ${below('tabs')} {
    & > details > p { padding-block: ${space[2]}; }
  }

  ${typeset('quotation/quote')}

  & > p + p { margin-top: .6em; }
`;

interface TestimonialCardProps {
  testimonial: TestimonialView;
  tint?: MonogramTint;
  /** `soft` stands on a dark band. */
  line?: 'strong' | 'soft';
  size?: 'small' | 'normal';
  withClinic?: boolean;
  /** Characters of a quotation from which it opens, on narrow windows, from its first sentence. */
  foldedAfter?: number;
}

/** A quotation between hairlines. The "individual experiences" disclaimer must be near. */
export function TestimonialCard({
  testimonial,
  tint,
  line = 'strong',
  size,
  withClinic,
  foldedAfter,
}: TestimonialCardProps) {
  const { quote } = testimonial;
  const [first] = (quote[0] ?? '').split(/(?<=[.!?])\s/);
  const paragraphs = quote.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <Card $line={line}>
      <Quotation>
        {foldedAfter && quote.join(' ').length > foldedAfter ? (
          <Disclosure summary={`${first} …`} openWide>
            {paragraphs}
          </Disclosure>
        ) : (
          paragraphs
        )}
      </Quotation>
      <Byline testimonial={testimonial} tint={tint} size={size} withClinic={withClinic} />
    </Card>
  );
}
