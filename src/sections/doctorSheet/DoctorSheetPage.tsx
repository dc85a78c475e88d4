import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Button } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { PathLink } from '../../components/ui/link/PathLink';
import { usePage } from '../../components/ui/page/PageProvider';
import { Container } from '../../components/ui/section/Container';
import { CardText } from '../../components/ui/section/Section';
import type { DoctorSheetView, SheetClinic, SheetPart } from '../../data/doctorSheet';
import { type Localized, languages } from '../../facts/locales';
import { site } from '../../facts/site';
import { StayLine } from './StayLine';
import {
  Blank,
  Chooser,
  ClinicBlock,
  Facts,
  Framed,
  Heading,
  Row,
  Sheet,
  SheetAlone,
  Title,
  Tools,
} from './sheetStyle';

/** A label in both languages, the page's own first. */
export function Label({ words }: { words: Localized }) {
  const { language } = usePage();
  const [first, second] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  return (
    <>
      <span lang={first}>{words[first]}</span> / <span lang={second}>{words[second]}</span>
    </>
  );
}

/** A part of the sheet: both languages side by side, English at the left. */
function Part({ part }: { part: SheetPart }) {
  const Box = part.framed ? Framed : Row;
  return (
    <Box>
      {languages.map((language) => (
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
}

function Clinic({ clinic, view }: { clinic: SheetClinic; view: DoctorSheetView }) {
  const { labels } = view;
  return (
    <ClinicBlock id={clinic.id}>
      <Facts>
        <div>
          <dt>
            <Label words={labels.where} />
          </dt>
          <dd>
            <b>{clinic.name}</b>
            <br />
            {clinic.address}
          </dd>
        </div>
        <div>
          <dt>
            <Label words={labels.who} />
          </dt>
          {clinic.practitioners.map(({ name, licence }) => (
            <dd key={name}>
              <b>{name}</b>, {licence}
            </dd>
          ))}
        </div>
      </Facts>
      {clinic.stays.map(({ name, stay }) => (
        <StayLine
          key={name.en}
          name={clinic.stays.length > 1 ? name : undefined}
          stay={stay}
          checks={view.checks}
          labels={labels}
        />
      ))}
      {clinic.parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </ClinicBlock>
  );
}

/** One page of paper for one's own doctor, in both languages; the address's fragment chooses the clinic. */
export function DoctorSheetPage({ view }: { view: DoctorSheetView }) {
  const { t } = useTranslation('doctorSheet');
  const { language } = usePage();
  const { labels } = view;
  return (
    <Container>
      <SheetAlone />
      <Tools>
        <Breadcrumbs
          trail={['careOptions']}
          within={{ name: view.name[language], path: view.procedurePath }}
          current={t('title')}
        />
        <h1>{t('title')}</h1>
        <CardText>{t('lede')}</CardText>
        <p>
          <Button data-needs-app onClick={() => window.print()}>
            <Icon of={Printer} />
            {t('print')}
          </Button>{' '}
          <PathLink path={view.procedurePath}>{t('back')}</PathLink>
        </p>
      </Tools>
      <Sheet aria-labelledby="sheet-title">
        <Chooser>
          <h2>{t('choose')}</h2>
          <ul>
            {view.clinics.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Chooser>
        <Heading>
          <Title id="sheet-title">
            <b lang="en">{view.name.en}</b>
            <span lang="es">{view.name.es}</span>
          </Title>
          <dl>
            {[labels.person, labels.born, labels.date].map((label) => (
              <Blank key={label.en}>
                <dt>
                  <Label words={label} />
                </dt>
                <dd />
              </Blank>
            ))}
          </dl>
        </Heading>
        {view.clinics.map((clinic) => (
          <Clinic key={clinic.id} clinic={clinic} view={view} />
        ))}
        <Part part={view.planned} />
        {view.parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
        <footer>
          {languages.map((each) => (
            <p key={each} lang={each}>
              {each === languages[0] && `${site.url}${view.procedurePath}. `}
              {view.closing[each]}
            </p>
          ))}
        </footer>
      </Sheet>
    </Container>
  );
}
