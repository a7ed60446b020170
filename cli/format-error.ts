import { isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** The operator's language, as the terminal says it: LANG=de_DE.UTF-8 asks for German. */
const operatorLocale = () =>
  localeFromHeader((process.env.LC_ALL || process.env.LANG || 'en').replace(/[_.].*/, ''))

/** An error as the lines a person at the command line reads. */
export function formatError(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error)
  const t = translator(operatorLocale())
  const translate = (code: string, params: object) => String(t(`errors:${code as ErrorCode}`, { ...params }))
  return [
    translate(error.code, error.params),
    ...error.fields.map(({ field, code, params }) => `  ${field}: ${translate(code, params ?? {})}`),
  ].join('\n')
}
