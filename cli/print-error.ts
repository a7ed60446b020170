import type { ConfigError } from '#platform/config.ts'
import { type AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { describeError } from '#platform/errors/describe-error.ts'
import { formatSettingProblem } from '#platform/setting-problem.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import { BuildError } from './build-site.ts'
import { t } from './messages.ts'

/**
 * Prints known errors (application, configuration, build, full disk) as a message in the language of the environment, and
 * others with their stack.
 */
export function printError(thrown: unknown): void {
  const error = asStorageFull(thrown)
  if (isAppError(error)) console.error(formatError(error))
  else if (error instanceof BuildError) console.error(t('cli:build.failed'))
  else if (isConfigError(error)) console.error(formatConfigError(error))
  else console.error(error)
}

/** Compares names, because the bundle of the server contains another copy of the class. */
const isConfigError = (error: unknown): error is ConfigError =>
  error instanceof Error && error.name === 'ConfigError'

/** The message of an error, with a line for each field error. */
const formatError = ({ code, params, fields }: AppError): string =>
  [formatMessage(code, params), ...fields.map((field) => `  ${formatFieldError(field)}`)].join('\n')

/** A line for each invalid setting. */
const formatConfigError = ({ problems }: ConfigError): string =>
  [t('cli:configInvalid'), ...problems.map((problem) => `  ${formatSettingProblem(problem, t)}`)].join('\n')

/** `line 3, column gloss: …`. */
export function formatFieldError({ field, code, params = {} }: FieldError): string {
  const { line, column } = params
  const position =
    line === undefined
      ? field
      : column === undefined
        ? t('cli:line', { line })
        : t('cli:lineAndColumn', { line, column })
  return `${position}: ${formatMessage(code, params)}`
}

const formatMessage = (code: ErrorCode, params: Record<string, string | number>): string =>
  describeError(t, { code, params })
