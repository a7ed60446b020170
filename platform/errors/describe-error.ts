import type { Translate } from '../i18n/i18n-resources.ts'
import type { FieldError } from './app-error.ts'
import { catalogue, type ErrorCode } from './catalogue.ts'

/** The message of an error in the language of `t`. A parameter `reason` may be a code itself. */
export function describeError(
  t: Translate,
  { code, params = {} }: Pick<FieldError, 'code' | 'params'>,
): string {
  const { reason } = params
  const isCode = typeof reason === 'string' && Object.hasOwn(catalogue, reason)
  const named = isCode ? { ...params, reason: describeError(t, { code: reason as ErrorCode }) } : params
  // The placeholders of a message are those of its code, which the type of all codes cannot express.
  return String((t as (key: string, params: object) => string)(`errors:${code}`, named))
}
