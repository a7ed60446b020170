import { isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** The locale of the environment: LANG=de_DE.UTF-8 means German. */
const operatorLocale = () =>
  localeFromHeader((process.env.LC_ALL || process.env.LANG || 'en').replace(/[_.].*/, ''))

/**
 * Prints an error of the application or of the configuration as a message, others with their stack.
 * ConfigError is recognized by name, because the built server has a class of its own.
 */
export function printError(error: unknown): void {
  const isExpected = isAppError(error) || (error instanceof Error && error.name === 'ConfigError')
  console.error(isExpected ? formatError(error) : error)
}

/** The message of an error, in the language of the environment, with a line for each field error. */
export function formatError(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error)
  const t = translator(operatorLocale())
  const translate = (code: string, params: object) => String(t(`errors:${code as ErrorCode}`, { ...params }))
  return [
    translate(error.code, error.params),
    ...error.fields.map(({ field, code, params }) => `  ${field}: ${translate(code, params ?? {})}`),
  ].join('\n')
}
