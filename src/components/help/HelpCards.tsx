import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type Country, countries } from '../../facts/countries';
import { crisisLine, emergencyNumber } from '../../facts/emergency';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import {
  below,
  color,
  font,
  icon,
  leading,
  radius,
  size,
  space,
  stackOnPaper,
  stroke,
  tracking,
  weight,
} from '../../theme';
import type { HelpView } from '../../views/source';
import { Fold } from '../fold/Fold';
import { Icon } from '../icon/Icon';
import { usePage } from '../page/PageProvider';
import { RichText } from '../richText/RichText';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space.fluid.s};
  align-items: start;

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  ${stackOnPaper}
`;

const tones = { urgent: color.wine, soon: color.tealDark } as const;

const Card = styled.section<{ $tone: keyof typeof tones }>`
  border: ${stroke.strong} solid ${({ $tone }) => tones[$tone]};
  border-radius: ${radius.image};
  background: ${color.card};
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > header {
    position: relative;
    display: grid;
    grid-template-columns: ${icon.l} minmax(0, 1fr);
    gap: ${space[3]};
    align-items: center;
    padding: ${space[3]} ${space[5]};
    background: ${({ $tone }) => tones[$tone]};
    color: ${color.onDark};

    /* A cut notch hangs from the head. */
    &::after {
      content: '';
      position: absolute;
      top: calc(100% - ${stroke.hairline});
      left: ${space[8]};
      border: solid transparent;
      border-width: ${space[3]} ${space[3]} 0 0;
      border-top-color: ${({ $tone }) => tones[$tone]};
    }
  }

  & h2 {
    font-size: ${size.h4};
    line-height: ${leading.title};
    letter-spacing: ${tracking.title};
  }

  & li {
    position: relative;
    padding: ${space[1]} 0 ${space[1]} ${space[6]};
    line-height: ${leading.small};

    &::before {
      content: '';
      position: absolute;
      top: .95em;
      left: ${space.half};
      border: .25em solid ${({ $tone }) => tones[$tone]};
    }
  }

  @media (forced-colors: active) {
    & > header {
      border-bottom: ${stroke.strong} solid;
    }

    /* Forced borders show all of their sides: the notch would be a square. */
    & > header::after {
      display: none;
    }
  }

  @media print {
    border-color: ${color.print};

    & > header {
      border-bottom: ${stroke.strong} solid ${color.print};
      background: none;
      color: inherit;

      &::after {
        content: none;
      }
    }
  }
`;

const Body = styled.div`
  padding: ${space[6]} ${space[5]} ${space[5]};

  ${below('phone')} {
    padding: ${space[3]} ${space[4]} 0;
    font-size: ${size.sm};

    & li {
      padding-block: 0 ${space[1]};
    }

    & summary {
      border-bottom: 0;
    }

    & details:first-child > summary {
      margin-top: -${space[3]};
      border-top: 0;
    }

    & details[open] {
      padding-bottom: ${space[4]};
    }
  }
`;

const Whom = styled.div`
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: ${stroke.hairline} solid ${color.line};
  font-size: ${size.sm};
  line-height: ${leading.small};
  color: ${color.ink2};

  & > p + p {
    margin-top: ${space[1]};
  }

  & > p:first-child {
    font-family: ${font.sans};
    font-size: ${size.card};
    font-weight: ${weight.strong};
    color: ${color.ink};
  }

  & a {
    font-weight: ${weight.strong};
    color: ${color.oxblood};
  }
`;

interface SignsProps {
  tone: keyof typeof tones;
  icon: LucideIcon;
  title: string;
  lede: string;
  /** HTML of each. */
  signs: readonly string[];
  children: ReactNode;
}

function Signs({ tone, icon: sign, title, lede, signs, children }: SignsProps) {
  const { t } = useTranslation('medical');
  const id = useId();
  const list = (
    <ul>
      {signs.map((html) => (
        <li key={html}>
          <RichText html={html} />
        </li>
      ))}
    </ul>
  );
  return (
    <Card $tone={tone} aria-labelledby={id}>
      <header>
        <Icon of={sign} size="l" />
        <h2 id={id}>{title}</h2>
      </header>
      <Body>
        {tone === 'urgent' ? (
          <>
            <p>{lede}</p>
            {list}
            <Fold summary={t('help.whom')} openWide>
              <Whom>{children}</Whom>
            </Fold>
          </>
        ) : (
          <Fold summary={t('help.signs', { count: signs.length })} openWide>
            <p>{lede}</p>
            {list}
            <Whom>{children}</Whom>
          </Fold>
        )}
      </Body>
    </Card>
  );
}

const telephone = (number: string): string => `tel:${number.replace(/\s/g, '')}`;

/** Countries by their emergency number, in the order of the countries. */
const byNumber = (): [number: string, countries: Country[]][] => {
  const numbers = [...new Set(countries.map((country) => emergencyNumber[country]))];
  return numbers.map((number) => [number, countries.filter((country) => emergencyNumber[country] === number)]);
};

/** What to watch for after a treatment, and whom to call: at once, and the same day. */
export function HelpCards({ help }: { help: HelpView }) {
  const { t } = useTranslation('medical');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const list = new Intl.ListFormat(locales[language].formats);
  const crisis = Object.entries(crisisLine) as [Country, (typeof crisisLine)['usa' | 'mexico']][];
  return (
    <Cards>
      <Signs tone="urgent" icon={Phone} title={t('help.now')} lede={t('help.nowLede')} signs={help.now}>
        {help.say && <p>{help.say}</p>}
        {byNumber().map(([number, where]) => (
          <p key={number}>
            <a href={telephone(number)}>{number}</a>{' '}
            {t('help.numbers', { countries: list.format(where.map((country) => common(`countries.${country}`))) })}
          </p>
        ))}
        {crisis.map(([country, { name, number }]) => (
          <p key={country}>
            {t('help.crisis')} <a href={telephone(number)}>{number}</a>{' '}
            {t('help.crisisWhere', { country: common(`countries.${country}`), name })}
          </p>
        ))}
      </Signs>
      <Signs tone="soon" icon={Clock} title={t('help.sameDay')} lede={t('help.sameDayLede')} signs={help.sameDay}>
        <p>{t('help.doNotFly')}</p>
        <p>{t('help.noMedicalHelp', { name: site.name })}</p>
      </Signs>
    </Cards>
  );
}
