import styled from 'styled-components';
import type { TestimonialView } from '../../views/testimonial';
import { Byline } from './Byline';

const Quotation = styled.blockquote`
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.quote};
  font-weight: ${({ theme }) => theme.weight.bigQuote};
  line-height: ${({ theme }) => theme.leading.control};
  letter-spacing: ${({ theme }) => theme.tracking.quote};

  /* The mark is drawn, not said: an empty alternative text keeps it from being read aloud. */
  &::before {
    content: '“';
    content: '“' / '';
    display: block;
    height: .42em;
    font-size: 2.4em;
    line-height: ${({ theme }) => theme.leading.mark};
    color: ${({ theme }) => theme.color.sunrise};
  }

  & > p + p {
    margin-top: .5em;
  }
`;

const Signature = styled(Byline)`
  margin-top: ${({ theme }) => theme.space[7]};
`;

/** The one large quotation of a view, with the only quotation mark that is shown as a sign. For dark bands. */
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
