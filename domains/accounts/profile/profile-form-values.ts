import type { Account } from '../account.ts'
import { type ProfileFieldOptions, toOptionLabels } from './profile-field-options.ts'

/** The fields of the own profile, in the order of its form. */
export const profileFieldNames = [
  'name',
  'lastName',
  'socialName',
  'hearingStatus',
  'firstLanguageId',
  'professionId',
  'institutionId',
  'linkedProject',
  'state',
  'zipCode',
  'locale',
] as const
export type ProfileFieldName = (typeof profileFieldNames)[number]

/** The values of the profile form: text by field, empty for null, with the revision that a change starts from. */
export type ProfileFormValues = Record<ProfileFieldName | 'revision', string>

export const profileFormValues = (account: Account): ProfileFormValues =>
  Object.fromEntries(
    [...profileFieldNames, 'revision' as const].map((field) => [field, `${account[field] ?? ''}`]),
  ) as ProfileFormValues

/** The stored values that differ from the submitted ones, as readable text, after another tab saved first. */
export function findConflictingFields(
  stored: ProfileFormValues,
  submitted: Readonly<Record<string, string>>,
  lists: ProfileFieldOptions,
): { field: ProfileFieldName; value: string }[] {
  const names = toOptionLabels(lists)
  const named: Partial<Record<ProfileFieldName, (value: string) => string | null>> = {
    firstLanguageId: (value) => names.language(Number(value)),
    professionId: (value) => names.profession(Number(value)),
    institutionId: (value) => names.institution(Number(value)),
    hearingStatus: (value) => lists.hearingStatuses.find(({ id }) => id === value)?.label ?? null,
  }
  return profileFieldNames
    .filter((field) => stored[field] !== (submitted[field] ?? '').trim())
    .map((field) => ({ field, value: named[field]?.(stored[field]) ?? stored[field] }))
}
