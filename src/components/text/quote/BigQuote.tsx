import styled from 'styled-components';
import type { TestimonialView } from '../../../data/testimonial';
import { color, letterSpacing, lineHeight, serif, space } from '../../../theme';
import { Byline } from './Byline';

const Quotation = styled.blockquote`
  ${serif('bigQuote quote/control')}
  letter-spacing: ${letterSpacing.quote};

  /* An empty alternative text keeps the mark from being read aloud. */
  &::before {
    content: '“';
    content: '“' / '';
    display: block;
    height: .42em;
    font-size: 2.4em;
    line-height: ${lineHeight.mark};
    color: ${color.sunrise};
  }

  & > p + p { margin-top: .5em; }
`;

const Signature = styled(Byline)`
  margin-top: ${space[7]};
`;

/** The one large quotation of a page, with a drawn quotation mark. For dark bands. */
export function BigQuote({ testimonial, className }: { testimonial: TestimonialView; className?: string }) {
  return (
    <figure className={className}>
      <Quotation>
        {testimonial.quote.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Quotation>
      <Signature testimonial={testimonial} tint="sunrise" />
    </figure>
  );
}
