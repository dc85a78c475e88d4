import { css } from 'styled-components';

/** Look of everything that is typed or chosen in: input, textarea, select. An error is a thicker border and a bar. */
export const controlStyle = css<{ $fine?: boolean }>`
  width: 100%;
  min-height: ${({ theme }) => theme.extent.control.usual};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: ${({ theme }) => theme.stroke.field} solid ${({ theme, $fine }) => ($fine ? theme.color.success : theme.color.lineStrong)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.sans};
  font-weight: ${({ theme }) => theme.weight.text};
  font-size: ${({ theme }) => theme.size.control};
  line-height: ${({ theme }) => theme.leading.field};
  appearance: none;

  &::placeholder {
    color: ${({ theme }) => theme.color.placeholder};
    opacity: 1;
  }

  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }

  &[aria-invalid='true'] {
    border: ${({ theme }) => theme.stroke.strong} solid ${({ theme }) => theme.color.error};
    background: ${({ theme }) => theme.color.errorField};
    box-shadow: inset ${({ theme }) => theme.stroke.edge} 0 0 ${({ theme }) => theme.color.error};
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.color.tealDark};
    border-radius: ${({ theme }) => theme.radius.control};
    outline: ${({ theme }) => theme.focus.width} solid ${({ theme }) => theme.color.tealDark};
    outline-offset: ${({ theme }) => theme.focus.field};
  }
`;
