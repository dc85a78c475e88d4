import { usePage } from '../../components/page/PageProvider';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import { sentId } from '../outcome/SentWithoutScript';
import { wireExtras } from '../sending/wireNames';
import { useFormWords } from '../useFormWords';

/** Values that a form without scripts sends, and the honeypot for robots that fill in everything. */
export function HiddenFields({ formId }: { formId: string }) {
  const words = useFormWords();
  const { language, paths } = usePage();
  const page = site.url + paths[language];
  return (
    <>
      <input type="hidden" name={wireExtras.subject} value={words('mail.prefix')} />
      <input type="hidden" name={wireExtras.message} value={`${words('mail.prefix')}.`} />
      <input type="hidden" name={wireExtras.next} value={`${page}#${sentId(formId)}`} />
      <input type="hidden" name={wireExtras.answerLanguage} value={language} />
      <input type="hidden" name={wireExtras.language} value={locales[language].ownName} />
      <input type="hidden" name={wireExtras.page} value={page} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {words('fields.honeypot')}
          <input type="text" name={wireExtras.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
