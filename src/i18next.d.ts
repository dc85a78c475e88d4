import 'i18next';

/**
 * Keys and values of the interface words, as English has them: `t` accepts no others. The check holds the other
 * languages to the same keys.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      careOption: typeof import('../locales/en/careOption.json');
      careOptions: typeof import('../locales/en/careOptions.json');
      clinic: typeof import('../locales/en/clinic.json');
      clinics: typeof import('../locales/en/clinics.json');
      common: typeof import('../locales/en/common.json');
      compare: typeof import('../locales/en/compare.json');
      compareChoice: typeof import('../locales/en/compareChoice.json');
      contact: typeof import('../locales/en/contact.json');
      doctorSheet: typeof import('../locales/en/doctorSheet.json');
      error: typeof import('../locales/en/error.json');
      form: typeof import('../locales/en/form.json');
      home: typeof import('../locales/en/home.json');
      map: typeof import('../locales/en/map.json');
      medical: typeof import('../locales/en/medical.json');
      meta: typeof import('../locales/en/meta.json');
      procedure: typeof import('../locales/en/procedure.json');
      procedures: typeof import('../locales/en/procedures.json');
      runtime: typeof import('../locales/en/runtime.json');
      search: typeof import('../locales/en/search.json');
      services: typeof import('../locales/en/services.json');
      testimonials: typeof import('../locales/en/testimonials.json');
      textPage: typeof import('../locales/en/textPage.json');
    };
  }
}
