import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayFormat, faultOf, today } from '../../../client/days';
import { as } from '../../../components/clinic/tableRoles';
import { Button } from '../../../components/ui/button/Button';
import { TextInput } from '../../../components/ui/form/Control';
import { Field, fieldAria } from '../../../components/ui/form/Field';
import { Icon } from '../../../components/ui/Icon';
import { usePage } from '../../../components/ui/page/PageProvider';
import { Container } from '../../../components/ui/section/Container';
import { CardText } from '../../../components/ui/section/Section';
import { locales } from '../../../facts/locales';
import { Band, Days, Files, Top } from './datesStyle';
import type { PlannedClinic } from './plannedClinics';
import { stopDay, stopName } from './planText';
import { rowsOfStops, stopKey } from './stops';
import { useCalendarFile } from './useCalendarFile';

interface YourDatesProps {
  clinics: readonly PlannedClinic[];
  /** Of the arrival; without it the days are counted from it. */
  date: Day | undefined;
  onDate: (date: Day | undefined) => void;
  onSaved: (done: boolean) => void;
}

/** When each stop of each journey would be, and the same as a calendar file. */
export function YourDates({ clinics, date, onDate, onSaved }: YourDatesProps) {
  const { t } = useTranslation('compare');
  const { language } = usePage();
  const { t: common } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<ReturnType<typeof faultOf> | 'missing'>();
  const saveFile = useCalendarFile();
  const format = dayFormat(locales[language].formats, date ?? today());
  const message = fault && { tone: 'error' as const, text: t(`dates.faults.${fault}`) };

  const type = (text: string) => {
    setFault(undefined);
    const usable = faultOf(text, today()) === undefined;
    setTyped(usable ? undefined : text);
    onDate(usable ? text : undefined);
  };
  const press = async (clinic: PlannedClinic) => {
    if (date) return onSaved(await saveFile(clinic, date));
    setFault('missing');
    input.current?.focus();
  };

  return (
    <Band aria-labelledby={`${id}-title`}>
      <Container>
        <Top>
          <div>
            <h2 id={`${id}-title`}>{t('dates.title')}</h2>
            <CardText>{t('dates.lastWord')}</CardText>
          </div>
          <Field id={id} label={t('dates.arrivalDay')} message={message}>
            <TextInput
              ref={input}
              type="date"
              autoComplete="off"
              min={today()}
              value={typed ?? date ?? ''}
              onChange={({ target }) => type(target.value)}
              onBlur={() => typed && setFault(faultOf(typed, today()))}
              {...fieldAria(id, { message })}
            />
          </Field>
        </Top>
        <Days {...as.table} $count={clinics.length}>
          <caption>{t('dates.title')}</caption>
          <thead {...as.rows}>
            <tr {...as.row}>
              <td {...as.cell} />
              {clinics.map(({ id: clinic, name }) => (
                <th key={clinic} {...as.column}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as.rows}>
            {rowsOfStops(clinics.map(({ stops }) => stops)).map((row) => (
              <tr key={stopKey(row)} {...as.row} data-kind={row.kind}>
                <th {...as.rowHead}>{stopName(t, row)}</th>
                {clinics.map(({ id: clinic, name, stops }) => {
                  const stop = stops.find((each) => stopKey(each) === stopKey(row));
                  const none = row.kind === 'flight' ? common('offer.byRoad') : t('dates.none');
                  return (
                    <td key={clinic} {...as.cell} data-clinic={name}>
                      {stop ? stopDay(t, stop, date, format) : none}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Days>
        <Files>
          <legend>{t('dates.save')}</legend>
          <div>
            {clinics.map((clinic) => (
              <Button key={clinic.id} $variant="secondary" $size="small" onClick={() => void press(clinic)}>
                <Icon of={CalendarPlus} />
                <span>{clinic.name}</span>
              </Button>
            ))}
          </div>
        </Files>
      </Container>
    </Band>
  );
}
