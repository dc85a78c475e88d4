import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpView } from '../../../data/source';
import { type Country, offeredCountries } from '../../../facts/countries';
import { crisisLine, emergencyNumber } from '../../../facts/emergency';
import { locales } from '../../../facts/locales';
import { site } from '../../../facts/site';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { RichText } from '../RichText';
import { Body, Card, Cards, type HelpTone, Whom } from './helpCardsStyle';

interface SymptomsProps {
  tone: HelpTone;
  icon: LucideIcon;
  title: string;
  lede: string;
  /** HTML of each. */
  symptoms: readonly string[];
  children: ReactNode;
}

function Symptoms({ tone, icon: sign, title, lede, symptoms, children }: SymptomsProps) {
  const id = useId();
  const list = (
    <ul>
      {symptoms.map((html) => (
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
        <p>{lede}</p>
        {list}
        <Whom>{children}</Whom>
      </Body>
    </Card>
  );
}

const telephone = (number: string): string => `tel:${number.replace(/\s/g, '')}`;

/** Countries by their emergency number, in the order of the countries. */
const byNumber = (): [number: string, countries: Country[]][] => {
  const numbers = [...new Set(offeredCountries.map((country) => emergencyNumber[country]))];
  return numbers.map((number) => [number, offeredCountries.filter((country) => emergencyNumber[country] === number)]);
};

/** What to watch for after a treatment, and whom to call: at once, and the same day. */
export function HelpCards({ help }: { help: HelpView }) {
  const { t } = useTranslation('medical');
  const { t: common } = useTranslation('common');
  const { language } = usePage();
  const list = new Intl.ListFormat(locales[language].formats);
  const withoutLine = offeredCountries.filter((country) => !crisisLine[country]);
  return (
    <Cards>
      <Symptoms tone="urgent" icon={Phone} title={t('help.now')} lede={t('help.nowLede')} symptoms={help.now}>
        {help.say && <p>{help.say}</p>}
        {byNumber().map(([number, where]) => (
          <p key={number}>
            <a href={telephone(number)}>{number}</a>{' '}
            {t('help.numbers', { countries: list.format(where.map((country) => common(`countries.${country}`))) })}
          </p>
        ))}
        {offeredCountries.map((country) => {
          const line = crisisLine[country];
          return (
            line && (
              <p key={country}>
                {t('help.crisis')} <a href={telephone(line.number)}>{line.number}</a>{' '}
                {t('help.crisisWhere', { country: common(`countries.${country}`), name: line.name })}
              </p>
            )
          );
        })}
        {withoutLine.length > 0 && (
          <p>
            {t('help.noCrisisLine', { countries: list.format(withoutLine.map((each) => common(`countries.${each}`))) })}
          </p>
        )}
      </Symptoms>
      <Symptoms tone="soon" icon={Clock} title={t('help.sameDay')} lede={t('help.sameDayLede')} symptoms={help.sameDay}>
        <p>{t('help.doNotFly')}</p>
        <p>{t('help.noMedicalHelp', { name: site.name })}</p>
      </Symptoms>
    </Cards>
  );
}
