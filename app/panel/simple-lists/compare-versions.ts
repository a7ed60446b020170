import type { Media } from '#domains/media/index.ts'
import { isMediaField } from '#domains/simple-lists/kinds/media-file.ts'
import type { EntryVersion } from '#domains/simple-lists/list-entry.ts'
import type { ListReader } from '#domains/simple-lists/simple-list.presenter.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import { fieldNameKey } from '#domains/simple-lists/simple-lists.ts'
import {
  presentComparison,
  type VersionComparison,
} from '#domains/simple-lists/version-comparison.presenter.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { languageName } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** The comparison that the URL asks for with `one` and `other`, or why there is none. */
export function compareVersions(
  list: SimpleList,
  versions: readonly EntryVersion[],
  params: URLSearchParams,
  { locale, languages }: ListReader,
  files: ReadonlyMap<number, Media>,
): { comparison: VersionComparison | null; problem: string | null } {
  if (!params.has('one') && !params.has('other')) return { comparison: null, problem: null }
  const t = translator(locale)
  const chosen = [parseId(params.get('one')), parseId(params.get('other'))] as const
  const comparison = presentComparison(list, versions, chosen, {
    languages: languages.map(({ code }) => code),
    languageName: (code) => languageName(code, locale),
    fieldName: (field) => t(`simpleLists:${fieldNameKey(list.name, field)}`),
    active: t(`simpleLists:${list.name}.active`),
    valueText: (kind, text) =>
      kind === 'yesNo'
        ? t(`simpleLists:${text ? 'yes' : 'no'}`)
        : (kind === 'translatedFilm' || isMediaField(kind)) && text
          ? (files.get(Number(text))?.originalName ?? text)
          : text,
    activeValue: (isActive) => t(`simpleLists:${list.name}.state.${isActive ? 'active' : 'disabled'}`),
  })
  return { comparison, problem: comparison ? null : t('simpleLists:versions.same') }
}
