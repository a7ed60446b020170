import { userPath } from '#domains/accounts/administration/user-paths.ts'
import { recordingPath } from '#domains/eaf-videos/recording-paths.ts'
import { languagePath } from '#domains/language-management/language-paths.ts'
import { importPath } from '#domains/sign-import/sign-import-paths.ts'
import { signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import { editEntryPath } from '#domains/simple-lists/simple-list-paths.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { isListName } from '#domains/vocabularies/reference-lists.ts'
import { entryEditPath } from '#domains/vocabulary-management/reference-paths.ts'
import { combinationPath } from '#domains/word-combinations/word-combinations-paths.ts'
import type { AuditedThing } from '#platform/audit/audit-catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { NamedAuditEntry } from './audit-entry.ts'

type PathOf = (locale: Locale, id: number, list: string | null) => string | null

const paths: Partial<Record<AuditedThing, PathOf>> = {
  account: (locale, id) => userPath(locale, id),
  sign: signViewPath,
  value: (locale, id, list) => (isListName(list) ? entryEditPath(locale, list, id) : null),
  language: languagePath,
  import: (locale, id) => importPath(locale, id),
  recording: (locale, id) => recordingPath(locale, id),
  combination: combinationPath,
  legalText: (locale, id, kind) =>
    localizedPath(
      locale,
      `/control-panel/${kind === 'terms' ? 'terms-of-use' : 'privacy-policy'}/view/${id}`,
    ),
}

/** The pages of things without ids. */
const settingPages: Partial<Record<AuditedThing, string>> = {
  identity: 'platform-identity',
  website: 'website-settings',
  dataset: 'about',
}

/** The path of the page of a thing in the panel; null for one that does not exist or has no page. */
export function thingPath(
  { thing, thingId, existing }: Pick<NamedAuditEntry, 'thing' | 'thingId' | 'existing'>,
  locale: Locale,
): string | null {
  const page = settingPages[thing]
  if (page !== undefined) return localizedPath(locale, `/control-panel/${page}`)
  if (thingId === null || existing === null) return null
  const list = Object.values(simpleLists).find(({ name }) => name === thing)
  return list
    ? editEntryPath(locale, list, thingId)
    : (paths[thing]?.(locale, thingId, existing.list) ?? null)
}
