import type { AppError, FieldError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { Translate } from '../i18n/i18n-resources.ts'
import type { FormValues } from './form-values.ts'

/** The data with which a page shows a refused form and its values again. */
export interface FormRefusal {
  /** As submitted, without passwords. */
  values: FormValues
  /** The error of the form as a sentence; also shown as a toast. */
  problem: string
  /** The error of each invalid field as a sentence, in the order of the form. */
  errors: Record<string, string>
}

/** Translates an error and its field errors. */
export function formRefusal(
  { code, params, fields }: AppError,
  values: FormValues,
  t: Translate,
): FormRefusal {
  const errors: Record<string, string> = {}
  for (const { field, code, params } of fields) errors[field] ??= String(t(`errors:${code}`, { ...params }))
  const whole = code === 'request.invalid' && fields.length > 0 ? summaryOf(fields) : code
  return { values, problem: String(t(`errors:${whole}`, { ...params })), errors }
}

const missingValueCodes: ReadonlySet<ErrorCode> = new Set([
  'value.required',
  'value.choose',
  'value.accept',
  'value.profession',
])

/** Whether values are missing, or all are given and some are wrong. */
const summaryOf = (fields: readonly FieldError[]) =>
  fields.some(({ code }) => missingValueCodes.has(code)) ? 'form.mandatory' : 'form.incorrect'
