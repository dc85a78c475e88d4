import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Icon } from '../../components/ui/Icon';
import type { ClinicView } from '../../data/clinic';
import { below, borderWidth, color, font, icon, lineHeight, size, space, typeset, underline } from '../../theme';
import { PanelTitle, Text } from './panelStyle';
import { useClinicTranslation } from './useClinicTranslation';

const List = styled.ul`
  margin-top: ${space[7]};

  & > li {
    display: grid;
    grid-template-columns: ${icon.l} minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    align-items: start;
    padding-block: ${space[5]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.small};
    break-inside: avoid;
  }

  & > li:last-child { border-bottom: ${borderWidth.hairline} solid ${color.line}; }

  & h3 {
    font-family: ${font.sans};
    font-size: inherit;
    ${typeset('strong')}
    line-height: ${lineHeight.field};
    letter-spacing: 0;
    word-spacing: normal;
  }

  & p {
    ${typeset('card')}
    color: var(--soft, ${color.ink2});
    overflow-wrap: anywhere;
  }

  & > li > p { white-space: nowrap; }

  & a {
    display: inline-flex;
    flex-wrap: wrap;
    grid-column: 2;
    column-gap: .35em;
    justify-self: start;
    align-items: center;
    min-height: ${size.target};
    ${typeset('medium card', 'oxblood')}
    text-decoration: none;
  }

  /* Not underlined: on a line of its own it would look like a second link. */
  & a > :first-child {
    text-decoration: underline;
    text-underline-offset: ${underline.text};
  }

  ${below('form')} {
    & > li { grid-template-columns: ${icon.l} minmax(0, 1fr); }

    & > li > p {
      grid-column: 2;
      white-space: normal;
    }
  }
`;

/** Fourth tab: accreditations with number, date and the place where anyone can check them. */
export function QualificationsPanel({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  return (
    <>
      <PanelTitle>{t('tabs.qualifications')}</PanelTitle>
      <Text>
        {view.qualificationsIntro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
      <List>
        {view.accreditations.map(({ key, body, covers, number, validUntil, expired, verifyAt }) => (
          <li key={key}>
            <Icon of={expired ? BadgeX : BadgeCheck} size="l" ink={expired ? 'ink2' : 'teal'} />
            <div>
              <h3 id={`certificate-${key}`}>{body}</h3>
              <p>{covers}</p>
              <p>{t('qualifications.number', { number })}</p>
            </div>
            <p>{t(expired ? 'qualifications.expired' : 'qualifications.validUntil', { date: validUntil })}</p>
            {/* Named by what stands there already: with more words in links the reader view would leave out all certificates. */}
            <a
              id={`verify-${key}`}
              aria-labelledby={`verify-${key} certificate-${key}`}
              href={verifyAt}
              rel="noopener noreferrer"
            >
              <span>{t('qualifications.verify')}</span> <span>({common('externalSite')})</span>
            </a>
          </li>
        ))}
      </List>
      <Disclaimer above={space[7]}>{t('qualifications.own')}</Disclaimer>
    </>
  );
}
