import styled from 'styled-components';
import { Fold } from '../../components/fold/Fold';
import { below, space } from '../../theme';

/** A line that opens after what a part of the page shows at once. On narrow windows such lines stand close together. */
export const NextFold = styled(Fold)`
  margin-top: ${space[8]};

  ${below('tabs')} {
    margin-top: 0;

    & > summary {
      border-top: 0;
    }
  }
`;
