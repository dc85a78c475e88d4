import styled from 'styled-components';
import { space } from '../../theme';

/** The actions below a notice's words. */
export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;
