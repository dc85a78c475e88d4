import Globe from 'lucide-react/icons/globe';
import styled, { css } from 'styled-components';
import { languages, locales } from '../../../facts/locales';
import { below, color, fontWeight, inlineRow, size, space, underlined } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { LanguageLink } from './LanguageLink';

const Switch = styled(LanguageLink)`
  ${inlineRow('2', 'middle', 'target')}
  min-width: ${size.languageCode};
  padding: 0 ${space[1]};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  text-decoration: none;

  &:hover > span { text-decoration-color: currentColor; }
  @media print { display: none; }
`;

const Full = styled.span<{ $short: boolean }>`
  ${underlined}
  text-decoration-color: ${color.lineStrong};

  ${({ $short }) => $short && css`${below('code')} { ${visuallyHidden} }`}
`;

const Code = styled(Full)`
  display: none;

  ${below('code')} { display: inline; }
`;

/* On phones its room is needed, and the name says it. */
const World = styled(Icon)<{ $short: boolean }>`
  ${({ $short }) => $short && `${below('phone')} { display: none; }`}
`;

interface LanguageSwitchProps {
  /**
   * Narrow screens show the code (ES, EN). Its accessible name is the language and the code, because voice control uses
   * the visible label (WCAG 2.5.3).
   */
  short?: boolean;
  className?: string;
}

/** Each other language by its own name, with a globe. */
export function LanguageSwitch({ short = false, className }: LanguageSwitchProps) {
  const { language } = usePage();
  return languages.map(
    (other) =>
      other !== language && (
        <Switch key={other} to={other} className={className}>
          <World of={Globe} $short={short} />
          <Full $short={short}>{locales[other].ownName}</Full>
          {short && <Code $short={false}> {other.toUpperCase()}</Code>}
        </Switch>
      ),
  );
}
