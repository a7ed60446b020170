import { z } from 'zod'
import type { Translate } from './i18n/i18n-resources.ts'

/** Why a setting is invalid: the key of its message in `cli:setting`. */
export type ProblemReason =
  | 'backupUrl'
  | 'choice'
  | 'clamdAddress'
  | 'databaseWithoutTls'
  | 'flag'
  | 'missingWith'
  | 'nameForUrls'
  | 'number'
  | 'origin'
  | 'placeholder'
  | 'positiveNumber'
  | 'proxies'
  | 'sender'
  | 'storageUrl'
  | 'timeZone'
  | 'tooLong'
  | 'tooShort'
  | 'url'
  | 'wholeNumber'

type Params = Record<string, number | string>

/** An invalid setting. It never contains the value, which may be a secret. */
export interface SettingProblem {
  setting: string
  reason: ProblemReason
  params?: Params
}

/** A setting that the schema accepts, or that is refused for this reason. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  reason: ProblemReason,
  params: Params = {},
) =>
  z.string().transform((text, context): z.output<Schema> => {
    const { success, data } = schema.safeParse(text)
    if (success) return data
    context.addIssue(problemIssue(reason, params))
    return z.NEVER
  })

/** The issue of a schema that `toSettingProblem` reads. */
export const problemIssue = (reason: ProblemReason, params: Params = {}) => ({
  code: 'custom' as const,
  params: { reason, params },
})

/** @throws Error for an issue without a reason, which no setting should have */
export function toSettingProblem(issue: z.core.$ZodIssue): SettingProblem {
  const name = issue.path.join('.')
  if (issue.code !== 'custom' || !issue.params) throw new Error(`${name} was refused without a reason`)
  return { setting: name, ...(issue.params as Pick<SettingProblem, 'reason' | 'params'>) }
}

/** `PORT: must be a whole number from 0 to 65535`. */
export const formatSettingProblem = (
  { setting, reason, params = {} }: SettingProblem,
  t: Translate,
): string =>
  // The messages have different placeholders, which the type of all of them cannot express.
  `${setting}: ${(t as (key: string, params: Params) => string)(`cli:setting.${reason}`, params)}`
