import { isMode, type Mode, modeOfForm } from './modes';

/** An instruction given to `POST /control`. */
interface Rule {
  readonly form: string;
  readonly mode: Mode;
  /** Only for inquiries from this address: tests that run side by side do not disturb each other. */
  readonly email?: string;
}

/** Reads an instruction. Undefined when it is none. */
export const parseRule = (body: string): Rule | undefined => {
  try {
    const { form, mode, email } = JSON.parse(body) as Record<string, unknown>;
    if (typeof form !== 'string' || !isMode(mode)) return undefined;
    return { form, mode, ...(typeof email === 'string' && { email }) };
  } catch {
    return undefined;
  }
};

/** Instructions of a running inbox; the latest wins, one for a single sender before one for everybody. */
export const createRules = () => {
  let rules: readonly Rule[] = [];
  return {
    set: (rule: Rule): void => {
      rules = [rule, ...rules.filter(({ form, email }) => form !== rule.form || email !== rule.email)];
    },
    modeFor: (form: string, email: string | undefined): Mode => {
      const own = rules.filter((rule) => rule.form === form);
      const rule =
        own.find((one) => one.email !== undefined && one.email === email) ?? own.find((one) => one.email === undefined);
      return rule?.mode ?? modeOfForm(form);
    },
  };
};
