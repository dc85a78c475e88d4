import styled from 'styled-components';
import type { TestimonialView } from '../../../data/testimonial';
import { borderWidth, color, font, fontSize, fontWeight, lineHeight, space } from '../../../theme';
import { Byline } from '../../text/quote/Byline';
import type { MonogramTint } from '../../text/quote/Monogram';

const Card = styled.figure<{ $line: 'strong' | 'soft' }>`
  padding-block: ${space[7]};
  border-top: ${({ $line }) => ($line === 'strong' ? `${borderWidth.strong} solid ${color.ink}` : `${borderWidth.hairline} solid ${color.lineOnDark}`)};
  break-inside: avoid;
`;

const Quotation = styled.blockquote`
  font-family: ${font.serif};
  font-size: ${fontSize.lede};
  font-weight: ${fontWeight.quote};
  line-height: ${lineHeight.quote};

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

/** A quotation between hairlines. The "individual experiences" disclaimer must be near. */
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
