import type { AppError } from '../errors/app-error.ts'
import type { Translate } from '../i18n/i18n-resources.ts'

/** What was written in each field of a form, as it was sent. Files and passwords are not among them. */
export type FormValues = Record<string, string>

/** A refused form as its page shows it again: nothing that was written is lost. */
export interface FormRefusal {
  values: FormValues
  /** What is wrong as a whole, in a sentence; also the toast. */
  problem: string
  /** What is wrong in a field, in a sentence, in the order of the form. */
  errors: Record<string, string>
}

/** Says an error beside the fields it belongs to, in the reader's language. */
export function presentFormRefusal(
  { code, params, fields }: AppError,
  values: FormValues,
  t: Translate,
): FormRefusal {
  const errors: Record<string, string> = {}
  for (const { field, code, params } of fields) errors[field] ??= String(t(`errors:${code}`, { ...params }))
  const whole = code === 'request.invalid' && fields.length > 0 ? 'form.mandatory' : code
  return { values, problem: String(t(`errors:${whole}`, { ...params })), errors }
}
