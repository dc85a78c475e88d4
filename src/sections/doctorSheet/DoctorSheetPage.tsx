import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Choice } from '../../components/ui/Choice';
import { Disclosure } from '../../components/ui/Disclosure';
import { usePage } from '../../components/ui/page/PageProvider';
import { CardText } from '../../components/ui/section/Section';
import type { DoctorSheetView, SheetClinic, SheetPart } from '../../data/doctorSheet';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import { Answer, Line } from './Answer';
import { Both } from './Both';
import { SheetActions } from './SheetActions';
import { StayLine } from './StayLine';
import { Framed, Row } from './sheetRowStyle';
import { Back, Blank, Doses, Facts, Heading, Sheet, Title } from './sheetStyle';
import { Anchor, Chooser, Desk, LanguageChoice, OneClinic, SheetAlone, Tools } from './sheetToolsStyle';
import { Ticks } from './Ticks';
import { useSheetLanguages } from './useSheetLanguages';

/**
 * A part of the sheet: its languages side by side. On phones it opens from its title, but for what is framed: signs of
 * danger stand open.
 */
function Part({ part }: { part: SheetPart }) {
  const Box = part.framed ? Framed : Row;
  const box = (
    <Box>
      {useSheetLanguages().map((language) => (
        <div key={language} lang={language}>
          <h3>{part.title[language]}</h3>
          {part.lines[language].length === 1 ? (
            <p>{part.lines[language][0]}</p>
          ) : (
            <ul>
              {part.lines[language].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Box>
  );
  if (part.framed) return box;
  return (
    <Disclosure summary={<Both words={part.title} />} openWide>
      {box}
    </Disclosure>
  );
}

/** The clinic, its experts and the days of the stay; on phones where and who opens from the clinic's name. */
function Clinic({ clinic, view: { labels, checks } }: { clinic: SheetClinic; view: DoctorSheetView }) {
  const { language } = usePage();
  return (
    <section data-clinic={clinic.id}>
      <Disclosure summary={<Both words={labels.where} />} answer={clinic.name} openWide>
        <Facts>
          <div>
            <dt>
              <Both words={labels.where} first={language} />
            </dt>
            <dd>
              <b>{clinic.name}</b>
              <br />
              {clinic.address}
            </dd>
          </div>
          <div>
            <dt>
              <Both words={labels.who} first={language} />
            </dt>
            {clinic.practitioners.map(({ name, licence }) => (
              <dd key={name}>
                <b>{name}</b>, {licence}
              </dd>
            ))}
          </div>
        </Facts>
      </Disclosure>
      {clinic.stays.map(({ name, stay }) => (
        <StayLine
          key={name[language]}
          name={clinic.stays.length > 1 ? name : undefined}
          stay={stay}
          checks={checks}
          labels={labels}
        />
      ))}
    </section>
  );
}

/**
 * A sheet for the conversation with one's own doctor, in two languages: on its front what may apply and what the doctor
 * answers, on its back what to know afterwards. The address's fragment chooses the clinic.
 */
export function DoctorSheetPage({ view }: { view: DoctorSheetView }) {
  const { t } = useTranslation('doctorSheet');
  const { language } = usePage();
  const { labels, clinics } = view;
  const [medicines, ...otherTicks] = view.ticks;
  const pair = useSheetLanguages();
  const choices = [...pair].sort((a, b) => Number(b === language) - Number(a === language));
  return (
    <Desk>
      <SheetAlone />
      <OneClinic $ids={clinics.map(({ id }) => id)} />
      <Tools>
        <Breadcrumbs
          trail={['procedures']}
          within={{ name: view.name[language], path: view.procedurePath }}
          current={t('title')}
        />
        <h1>{t('title')}</h1>
        <CardText>{t('lede')}</CardText>
        <SheetActions name={view.name[language]} />
        <Chooser>
          <b>{t('choose')}</b>
          <ul>
            {clinics.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Chooser>
      </Tools>
      <Sheet aria-labelledby="sheet-title">
        {clinics.map(({ id }) => (
          <Anchor key={id} id={id} />
        ))}
        <LanguageChoice>
          <Choice
            name="sheet-language"
            legend={t('language')}
            options={choices.map((value) => ({ value, label: locales[value].ownName, lang: value }))}
          />
        </LanguageChoice>
        <Heading>
          <Title id="sheet-title">
            {pair.map((each) => (
              <b key={each} lang={each}>
                {view.name[each]}
                <small>{view.planned[each]}</small>
              </b>
            ))}
          </Title>
          <dl>
            {[labels.person, labels.born, labels.date].map((label) => (
              <Blank key={label[language]}>
                <dt>
                  <Both words={label} first={language} />
                </dt>
                <dd />
              </Blank>
            ))}
          </dl>
        </Heading>
        {clinics.map((clinic) => (
          <Clinic key={clinic.id} clinic={clinic} view={view} />
        ))}
        {medicines && <Ticks part={medicines} />}
        <Doses>
          <Both words={labels.doses} />
          <Line />
          <Line />
        </Doses>
        {otherTicks.map((part) => (
          <Ticks key={part.key} part={part} />
        ))}
        <Answer labels={labels} />
        <Back>
          {view.parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </Back>
        {clinics.map(({ id, parts }) => (
          <section key={id} data-clinic={id}>
            {parts.map((part) => (
              <Part key={part.key} part={part} />
            ))}
          </section>
        ))}
        <footer>
          {pair.map((each, index) => (
            <p key={each} lang={each}>
              {index === 0 && `${site.url}${view.procedurePath}. `}
              {view.closing[each]}
            </p>
          ))}
        </footer>
      </Sheet>
    </Desk>
  );
}
