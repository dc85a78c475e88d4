import ShieldCheck from 'lucide-react/icons/shield-check';
import styled, { createGlobalStyle } from 'styled-components';
import { Hint } from '../../components/ui/form/Field';
import { Icon } from '../../components/ui/Icon';
import { settings } from '../../facts/settings';
import { fontSize, row } from '../../theme';
import { useFormTranslation } from '../model/useFormTranslation';
import { TaggedText } from './TaggedText';

const Line = styled(Hint)`
  ${row('2')}
  font-size: ${fontSize.xs};
`;

/*
 * Google's FAQ allows hiding the badge when its text is next to the form. The badge would cover a corner of the phone's
 * screen.
 */
const HiddenBadge = createGlobalStyle`
  .grecaptcha-badge { visibility: hidden; }
`;

const link = (href: string) => (inside: string) => (
  <a href={href} target="_blank" rel="noopener">
    {inside}
  </a>
);

/** Says that a captcha protects the form, if there is one; `valid` once there is a token. */
export function CaptchaNotice({ valid }: { valid: boolean }) {
  const words = useFormTranslation();
  if (!settings.captchaKey) return null;
  return (
    <Line>
      <HiddenBadge />
      <Icon of={ShieldCheck} />
      <span>
        <TaggedText
          text={words('captcha.notice')}
          parts={{
            privacy: link('https://policies.google.com/privacy'),
            terms: link('https://policies.google.com/terms'),
          }}
        />{' '}
        <span role="status">{valid ? words('captcha.valid') : ''}</span>
      </span>
    </Line>
  );
}
