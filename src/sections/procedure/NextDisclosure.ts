import styled from 'styled-components';
import { Disclosure } from '../../components/ui/Disclosure';
import { below, space } from '../../theme';

/** A disclosure below a section's visible part. On narrow windows neighbors touch. */
export const NextDisclosure = styled(Disclosure)`
  margin-top: ${space[8]};

  ${below('tabs')} {
    margin-top: 0;

    & > summary {
      border-top: 0;
    }
  }
`;
