import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import type { Media } from '#domains/media/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { downloadField, fileOf, filmsOf, pictureField } from '#domains/simple-lists/entry-files.ts'
import { isTranslatedKind } from '#domains/simple-lists/kinds/translated-kinds.ts'
import { fieldValue, type ListEntry } from '#domains/simple-lists/list-entry.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import { fieldHintKey, isUsedList, optionNameKey } from '#domains/simple-lists/simple-lists.ts'
import type { EntryFieldView, SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../../app-context.ts'
import { listVideoPlaces } from '../videos/video-places.ts'

export const presentSimpleList = (list: SimpleList, locale: Locale): SimpleListView => ({
  name: list.name,
  page: list.page,
  title: translator(locale)(`panel:place.${list.name}`),
  nameField: Object.keys(list.fields)[0] ?? '',
  pictureField: pictureField(list),
  downloadField: downloadField(list),
  yesNoFields: Object.keys(list.fields).filter((name) => list.fields[name]?.kind === 'yesNo'),
  isTranslated: Object.values(list.fields).some(({ kind }) => isTranslatedKind(kind)),
  used: isUsedList(list.name) ? list.name : null,
  shownAt: list.publicPath && localizedPath(locale, list.publicPath),
})

interface StoredEntry {
  entry: ListEntry
  files: ReadonlyMap<number, Media>
}

/** What can be chosen in a field with a choice: the places of a video, or the values that the field declares. */
function presentOptions(
  list: SimpleList,
  name: string,
  { dictionary, locale, chosen }: { dictionary: PublishedDictionary; locale: Locale; chosen: string },
) {
  const { oneOf } = list.fields[name] ?? {}
  if (oneOf) {
    const t = translator(locale)
    return oneOf.map((value) => ({ value, label: t(`simpleLists:${optionNameKey(list.name, name, value)}`) }))
  }
  const used = chosen === '' ? [] : [chosen]
  return listVideoPlaces(dictionary, locale, used).map(({ slug, name }) => ({ value: slug, label: name }))
}

/** @param stored undefined for a new entry */
export const presentFields = (
  list: SimpleList,
  { dictionary }: Pick<AppContext, 'dictionary'>,
  locale: Locale,
  stored?: StoredEntry,
): EntryFieldView[] =>
  Object.entries(list.fields).map(([name, field]) => {
    const { kind, isRequired, hasHint = false, audience = 'public', placeholders = [] } = field
    const media = stored?.files.get(fileOf(list, stored.entry, name) ?? 0)
    return {
      name,
      kind,
      isRequired,
      audience,
      hint: hasHint ? translator(locale)(`simpleLists:${fieldHintKey(list.name, name)}`) : null,
      media: media ? presentContentMedia(media) : null,
      films: kind === 'translatedFilm' && stored ? presentFilms(list, stored, name) : {},
      placeholders,
      options:
        kind === 'slug'
          ? presentOptions(list, name, {
              ...{ dictionary, locale },
              chosen: stored ? `${fieldValue(list, stored.entry, name)}` : '',
            })
          : [],
    }
  })

/** The films of a field by language. */
const presentFilms = (list: SimpleList, { entry, files }: StoredEntry, field: string) =>
  Object.fromEntries(
    filmsOf(list, entry).flatMap(([name, id]) => {
      const media = files.get(id)
      const [of, code = ''] = name.split('.')
      return media && of === field ? [[code, presentContentMedia(media)]] : []
    }),
  )
