/** The form's fields in the order of the form and of the error list (R3.1). */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'destination',
  'condition',
  'accepted',
  'healthConsent',
] as const;

export type InquiryField = (typeof inquiryFields)[number];
export const consentNames = ['accepted', 'healthConsent'] as const;
export type ConsentName = (typeof consentNames)[number];
export type TextFieldName = Exclude<InquiryField, ConsentName>;

/** The form's values as typed. `destination` is a country value, `undecided`, or empty; clinics bring their own. */
export type InquiryValues = Record<TextFieldName, string> &
  Record<ConsentName, boolean> & {
    /** Set by who asks for somebody else. */
    whom?: 'other' | undefined;
  };

/** Used instead of a country value by visitors who have not decided. */
export const undecided = 'not-sure';

export const emptyValues: InquiryValues = {
  name: '',
  email: '',
  phone: '',
  destination: '',
  condition: '',
  accepted: false,
  healthConsent: false,
};

/**
 * Lengths in UTF-16 units, after cleaning. The order left them open (R10.6). No field has a `maxlength`: browsers would cut
 * pasted text, and say nothing.
 */
export const fieldLimits = {
  name: { max: 120 },
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets, two of them for its brackets. */
  email: { max: 254 },
  condition: { min: 10, max: 3000, counterFrom: 300 },
} as const;

/** Whether nothing has been typed, chosen or accepted. */
export const isBlank = (values: InquiryValues): boolean =>
  inquiryFields.every((field) => values[field] === emptyValues[field]);
