/** The text fields of a form as they were submitted, without files. */
export type FormValues = Record<string, string>

const passwordField = /password/i

/** The values of a form by field; of a repeated field, the first value. Files are omitted. */
export function formValues(form: FormData | URLSearchParams): FormValues {
  const values: FormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] ??= value
  return values
}

/** The values that a refused form shows again: all but passwords. */
export const withoutPasswords = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !passwordField.test(name)))
