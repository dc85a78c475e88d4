import { Globe } from 'lucide-react';
import styled, { css } from 'styled-components';
import { locales, otherLanguage } from '../../facts/locales';
import { below } from '../../theme';
import { Icon } from '../icon/Icon';
import { usePage } from '../page/PageProvider';
import { visuallyHidden } from '../visuallyHidden/VisuallyHidden';
import { LanguageLink } from './LanguageLink';

const Switch = styled(LanguageLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: ${({ theme }) => theme.space.target};
  min-height: ${({ theme }) => theme.space.target};
  padding: 0 4px;
  font-weight: ${({ theme }) => theme.weight.medium};
  white-space: nowrap;
  text-decoration: none;

  &:hover > span {
    text-decoration-color: currentColor;
  }
`;

const Full = styled.span<{ $short: boolean }>`
  text-decoration: underline;
  text-underline-offset: 4px;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};

  ${({ $short }) =>
    $short &&
    css`
      ${below('code')} {
        ${visuallyHidden}
      }
    `}
`;

const Code = styled(Full)`
  display: none;

  ${below('code')} {
    display: inline;
  }
`;

interface LanguageSwitchProps {
  /** On narrow screens the code (ES, EN) stands for the name; the name stays what is read aloud. */
  short?: boolean;
  className?: string;
}

/** The other language by its own name, with a globe. */
export function LanguageSwitch({ short = false, className }: LanguageSwitchProps) {
  const { language } = usePage();
  const other = otherLanguage(language);
  const { ownName } = locales[other];
  return (
    <Switch className={className}>
      <Icon of={Globe} />
      <Full $short={short}>{ownName}</Full>
      {short && (
        <Code $short={false} aria-hidden="true">
          {other.toUpperCase()}
        </Code>
      )}
    </Switch>
  );
}
