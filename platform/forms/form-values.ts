import type { FormValues } from './form-refusal.ts'

const passwordField = /password/i

/** What a form sent, by field; the first of several counts. Files are left out. */
export function formValues(form: FormData | URLSearchParams): FormValues {
  const values: FormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] ??= value
  return values
}

/** The same without passwords: what a refused form shows again. */
export const withoutPasswords = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !passwordField.test(name)))
