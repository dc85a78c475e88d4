import styled from 'styled-components';
import type { TestimonialView } from '../../views/testimonial';
import { Byline } from '../quote/Byline';
import type { MonogramTint } from '../quote/Monogram';

const Card = styled.figure<{ $line: 'strong' | 'soft' }>`
  padding-block: 28px;
  border-top: ${({ theme, $line }) => ($line === 'strong' ? `2px solid ${theme.color.ink}` : `1px solid ${theme.color.lineOnDark}`)};
  break-inside: avoid;
`;

const Quotation = styled.blockquote`
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.lede};
  font-weight: ${({ theme }) => theme.weight.quote};
  line-height: 1.44;

  & > p + p {
    margin-top: .6em;
  }
`;

interface TestimonialCardProps {
  testimonial: TestimonialView;
  tint?: MonogramTint;
  /** `soft` stands on a dark band. */
  line?: 'strong' | 'soft';
  size?: 'small' | 'normal';
  withClinic?: boolean;
  className?: string;
}

/** A quotation between hairlines. It must stand within sight of the "individual experiences" line. */
export function TestimonialCard({
  testimonial,
  tint,
  line = 'strong',
  size,
  withClinic,
  className,
}: TestimonialCardProps) {
  return (
    <Card $line={line} className={className}>
      <Quotation>
        {testimonial.quote.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Quotation>
      <Byline testimonial={testimonial} tint={tint} size={size} withClinic={withClinic} />
    </Card>
  );
}
