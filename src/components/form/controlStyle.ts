import { css } from 'styled-components';

/** Look of everything that is typed or chosen in: input, textarea, select. An error is a thicker border and a bar. */
export const controlStyle = css<{ $fine?: boolean }>`
  width: 100%;
  min-height: 52px;
  padding: 12px 16px;
  border: 1.5px solid ${({ theme, $fine }) => ($fine ? theme.color.success : theme.color.lineStrong)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.sans};
  font-weight: ${({ theme }) => theme.weight.text};
  font-size: ${({ theme }) => theme.size.control};
  line-height: 1.4;
  appearance: none;

  &::placeholder {
    color: ${({ theme }) => theme.color.placeholder};
    opacity: 1;
  }

  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }

  &[aria-invalid='true'] {
    border: 2px solid ${({ theme }) => theme.color.error};
    background: ${({ theme }) => theme.color.errorField};
    box-shadow: inset 5px 0 0 ${({ theme }) => theme.color.error};
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.color.tealDark};
    border-radius: ${({ theme }) => theme.radius.control};
    outline: 3px solid ${({ theme }) => theme.color.tealDark};
    outline-offset: 1px;
  }

  &:disabled {
    background: ${({ theme }) => theme.color.disabled};
    color: ${({ theme }) => theme.color.ink3};
  }
`;
