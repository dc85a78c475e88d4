import styled from 'styled-components';
import type { TestimonialView } from '../../views/testimonial';
import { Byline } from '../quote/Byline';
import type { MonogramTint } from '../quote/Monogram';

const Card = styled.figure<{ $line: 'strong' | 'soft' }>`
  padding-block: ${({ theme }) => theme.space[7]};
  border-top: ${({ theme, $line }) => ($line === 'strong' ? `${theme.stroke.strong} solid ${theme.color.ink}` : `${theme.stroke.hairline} solid ${theme.color.lineOnDark}`)};
  break-inside: avoid;
`;

const Quotation = styled.blockquote`
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.lede};
  font-weight: ${({ theme }) => theme.weight.quote};
  line-height: ${({ theme }) => theme.leading.quote};

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
