import { FieldsIsland } from './FieldsIsland';
import { fieldsAtOnce as Fields } from './fieldsAtOnce';
import type { InquiryFieldsProps } from './InquiryFields';

/**
 * The form's fields. The server and `gatsby develop` draw them at once; in a built page they are the server's HTML, a real
 * form, until somebody uses them.
 */
export function LateInquiryFields(props: InquiryFieldsProps) {
  if (!Fields) return <FieldsIsland {...props} />;
  return (
    <div data-fields="">
      <Fields {...props} />
    </div>
  );
}
