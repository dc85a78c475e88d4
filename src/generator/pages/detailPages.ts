import { languagesOf, pathsOfRecord } from '../content/pageAddresses';
import { careOptionView } from '../pageData/careOption';
import { clinicView } from '../pageData/clinic';
import { type CareOptionRecord, type ClinicRecord, cityName, clinicName, coverPicture } from '../pageData/context';
import { doctorSheetView } from '../pageData/doctorSheet';
import { procedureView } from '../pageData/procedure';
import { clinicChanged, procedureChanged } from './lastChange';
import { type SiteContext, type SitePage, sitePage } from './sitePage';
import { breadcrumbs, careOptionData, clinicData, graph, procedureData } from './structuredData';

/** A record's cover as apps show it beside an address. */
const coverOf = async (context: SiteContext, record: ClinicRecord | CareOptionRecord) => ({
  picture: await coverPicture(context, record, 'social'),
  alt: record.words[context.language].coverAlt,
});

export const clinicPages = (context: SiteContext): Promise<SitePage[]> =>
  Promise.all(
    context.content.clinics.map(async (record) => {
      const { language, t } = context;
      const [name, city] = [clinicName(record, language), cityName(record, language)];
      const paths = pathsOfRecord('clinic', record);
      return sitePage(context, {
        kind: 'clinic',
        paths,
        existsIn: languagesOf({ record }),
        view: await clinicView(record, context),
        cover: await coverOf(context, record),
        newerLanguage: record.newerLanguage,
        lastmod: clinicChanged(record, context.content),
        title: t('meta:clinic.title', { name, city }),
        description: record.words[language].description,
        keywords: t('meta:clinic.keywords', {
          name,
          city,
          country: t(`common:countries.${record.facts.country}`),
          specialties: record.facts.specialties.map((key) => t(`common:specialties.${key}`)).join(', '),
        }),
        structuredData: graph(
          breadcrumbs(language, t, 'clinics', name, paths[language]),
          clinicData(record, name, city, paths[language]),
        ),
      });
    }),
  );

export const careOptionPages = (context: SiteContext): Promise<SitePage[]> =>
  Promise.all(
    context.content.careOptions.map(async (record) => {
      const { language, t } = context;
      const { name, description } = record.words[language];
      const paths = pathsOfRecord('careOption', record);
      return sitePage(context, {
        kind: 'careOption',
        paths,
        view: await careOptionView(record, context),
        cover: await coverOf(context, record),
        newerLanguage: record.newerLanguage,
        lastmod: record.facts.reviewed,
        title: t('meta:careOption.title', { name }),
        description,
        keywords: t('meta:careOption.keywords', { name }),
        structuredData: graph(
          breadcrumbs(language, t, 'careOptions', name, paths[language]),
          careOptionData(record, context, paths[language]),
        ),
      });
    }),
  );

export const procedurePages = (context: SiteContext): Promise<SitePage[]> =>
  Promise.all(
    context.content.procedures.map(async (record) => {
      const { language, t } = context;
      const { name, otherNames, description } = record.words[language];
      const paths = pathsOfRecord('procedure', record);
      const changed = procedureChanged(record, context.content);
      const careOption = context.content.careOptions.find(({ id }) => id === record.facts.careOption);
      return sitePage(context, {
        kind: 'procedure',
        paths,
        view: await procedureView(record, context),
        ...(careOption && { cover: await coverOf(context, careOption) }),
        newerLanguage: record.newerLanguage,
        lastmod: changed,
        title: t('meta:procedure.title', { name }),
        description,
        keywords: [name, ...otherNames].join(', '),
        structuredData: graph(
          breadcrumbs(language, t, 'procedures', name, paths[language]),
          ...procedureData(record, context, paths[language], changed),
        ),
      });
    }),
  );

/**
 * One printable sheet for the patient's doctor for each procedure. It only repeats the procedure's page, so search
 * engines skip it.
 */
export const doctorSheetPages = (context: SiteContext): SitePage[] =>
  context.content.procedures.map((record) => {
    const { language, t } = context;
    const { name } = record.words[language];
    return sitePage(context, {
      kind: 'doctorSheet',
      paths: pathsOfRecord('doctorSheet', record),
      view: doctorSheetView(record, context),
      title: t('meta:doctorSheet.title', { name }),
      description: t('meta:doctorSheet.description', { name }),
    });
  });
