import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import { shownMediaUrl } from '#domains/media/media.ts'
import { textComparer } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { VersionView } from '#ui/panel/present-versions.ts'
import { downloadField, fileOf, pictureField } from './entry-files.ts'
import type { EntryLanguages } from './kinds/field-kind.ts'
import {
  type EntryContent,
  type EntryVersion,
  fieldValue,
  isReplaced,
  type ListEntry,
  nameOfEntry,
} from './list-entry.ts'
import type { ListedEntries } from './server/get-simple-list.ts'
import type { SimpleList } from './simple-list.ts'
import { type TranslationState, translationState } from './translation-states.ts'

/** What presenters need besides the entries. */
export interface ListReader {
  locale: Locale
  timeZone: string
  defaultLanguage: string
  /** Languages that entries are written in, the default one first. */
  languages: readonly { code: string; name: string }[]
}

/** The name of an entry, with its language where that is not the one of the page. */
export interface EntryName {
  text: string
  lang: string | undefined
  informed: boolean
}

export interface TranslationView {
  code: string
  language: string
  state: TranslationState
}

export interface EntryRowView {
  id: number
  name: EntryName
  translations: TranslationView[]
  uses: number
  /** URL of its picture; null without one. */
  picture: string | null
  /** Its file; `url` is null while the file is processed. Null in lists without files. */
  download: { name: string; url: string | null; megabytes: number | null } | null
  /** The fields with a checked box. */
  checked: string[]
  /** `replaced`: active, but a newer active entry is used instead. */
  state: 'active' | 'disabled' | 'replaced'
}

export const presentEntryName = (list: SimpleList, entry: ListEntry, reader: ListReader): EntryName => {
  const nameKey = entry.isKept ? list.kept?.nameKey : undefined
  if (nameKey) return { text: translator(reader.locale)(nameKey), lang: undefined, informed: true }
  const { text, language, informed } = nameOfEntry(list, entry, reader.locale, reader.defaultLanguage)
  return { text, lang: language === reader.locale ? undefined : language, informed }
}

const languagesOf = ({ languages, defaultLanguage }: ListReader): EntryLanguages => ({
  codes: languages.map(({ code }) => code),
  defaultCode: defaultLanguage,
})

/** How far an entry is translated into each language. */
export const presentTranslations = (
  list: SimpleList,
  entry: EntryContent,
  history: readonly EntryContent[],
  reader: ListReader,
): TranslationView[] =>
  reader.languages.map(({ code, name }) => ({
    code,
    language: name,
    state: translationState(list, [...history, entry], code, languagesOf(reader)),
  }))

/** The entries of a list in its order. */
export function presentEntryRows(
  list: SimpleList,
  { entries, uses, histories, files }: ListedEntries,
  reader: ListReader,
): EntryRowView[] {
  const compare = textComparer(reader.locale)
  return entries
    .map((entry) => ({ entry, name: presentEntryName(list, entry, reader) }))
    .toSorted((one, other) =>
      list.order === 'name'
        ? one.entry.position - other.entry.position || compare(one.name.text, other.name.text)
        : 0,
    )
    .map(({ entry, name }) => ({
      id: entry.id,
      name,
      translations: presentTranslations(list, entry, histories.get(entry.id) ?? [], reader),
      uses: uses.get(entry.id) ?? 0,
      picture: pictureOf(list, entry, files),
      download: downloadOf(list, entry, files),
      checked: Object.keys(list.fields).filter((field) => fieldValue(list, entry, field) === true),
      state: !entry.active ? 'disabled' : isReplaced(list, entry, entries) ? 'replaced' : 'active',
    }))
}

function pictureOf(list: SimpleList, entry: ListEntry, files: ListedEntries['files']): string | null {
  const field = pictureField(list)
  return shownMediaUrl(files.get((field && fileOf(list, entry, field)) || 0))
}

function downloadOf(list: SimpleList, entry: ListEntry, files: ListedEntries['files']) {
  const field = downloadField(list)
  const media = files.get((field && fileOf(list, entry, field)) || 0)
  if (!media) return null
  const { name, url, bytes } = presentContentMedia(media)
  return { name, url, megabytes: bytes && megabytesOf(bytes) }
}

/** With one decimal place, and no file has 0 MB. */
const megabytesOf = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10)

export type EntryVersionView = VersionView<EntryVersion['kind']>
