import { usePage } from '../../components/ui/page/PageProvider';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import { formspreeFields } from '../model/fieldNames';
import { useFormTranslation } from '../model/useFormTranslation';
import { sentId } from '../result/SentWithoutScript';

/** Values that a form without scripts sends, and the honeypot for robots that fill in everything. */
export function HiddenFields({ formId }: { formId: string }) {
  const words = useFormTranslation();
  const { language, paths } = usePage();
  const page = site.url + paths[language];
  return (
    <>
      <input type="hidden" name={formspreeFields.subject} value={words('mail.prefix')} />
      <input type="hidden" name={formspreeFields.message} value={`${words('mail.prefix')}.`} />
      <input type="hidden" name={formspreeFields.next} value={`${page}#${sentId(formId)}`} />
      <input type="hidden" name={formspreeFields.answerLanguage} value={language} />
      <input type="hidden" name={formspreeFields.language} value={locales[language].ownName} />
      <input type="hidden" name={formspreeFields.page} value={page} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {words('fields.honeypot')}
          <input type="text" name={formspreeFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
