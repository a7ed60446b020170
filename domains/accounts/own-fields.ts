import type { Account } from './account.ts'
import { listNamesOf, type ProfileLists } from './profile-lists.ts'

/** The fields of the own profile in the order of its form. */
export const ownFieldNames = [
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
export type OwnFieldName = (typeof ownFieldNames)[number]

/** A profile as its form holds it: text by field, '' where nothing is; with the revision that a change starts from. */
export type OwnFields = Record<OwnFieldName | 'revision', string>

export const presentOwnFields = (account: Account): OwnFields =>
  Object.fromEntries(
    [...ownFieldNames, 'revision' as const].map((field) => [field, `${account[field] ?? ''}`]),
  ) as OwnFields

/** What stands in a profile and differs from what was written, as it is read: for who was overtaken by another tab. */
export function differingFields(
  stored: OwnFields,
  written: Readonly<Record<string, string>>,
  lists: ProfileLists,
): { field: OwnFieldName; value: string }[] {
  const names = listNamesOf(lists)
  const named: Partial<Record<OwnFieldName, (value: string) => string | null>> = {
    firstLanguageId: (value) => names.language(Number(value)),
    professionId: (value) => names.profession(Number(value)),
    institutionId: (value) => names.institution(Number(value)),
    hearingStatus: (value) => lists.hearingStatuses.find(({ id }) => id === value)?.label ?? null,
  }
  return ownFieldNames
    .filter((field) => stored[field] !== (written[field] ?? '').trim())
    .map((field) => ({ field, value: named[field]?.(stored[field]) ?? stored[field] }))
}
