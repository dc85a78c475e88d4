import styled from 'styled-components';
import { Fold } from '../../components/fold/Fold';
import { below, space } from '../../theme';

/** A disclosure below a section's visible part. On narrow windows neighbors touch. */
export const NextFold = styled(Fold)`
  margin-top: ${space[8]};

  ${below('tabs')} {
    margin-top: 0;

    & > summary {
      border-top: 0;
    }
  }
`;
