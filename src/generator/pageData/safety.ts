import type { ClinicView } from '../../data/clinic';
import type { ClinicRecord, ViewContext } from './context';

export const safetyView = (
  { facts, words }: ClinicRecord,
  { language, format }: ViewContext,
): ClinicView['safety'] => ({
  intensiveCare: facts.safety.intensiveCare,
  ...(facts.safety.ibogaine && { ibogaine: facts.safety.ibogaine }),
  complication: { ...facts.safety.complication, text: words[language].safety.complication },
  revision: facts.safety.revision,
  records: format.languages(facts.safety.records),
  afterReturn: words[language].safety.afterReturn,
});
