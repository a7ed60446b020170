import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import type { Media } from '#domains/media/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { filesOfForm } from '#domains/simple-lists/entry-draft.ts'
import { downloadField, pictureField } from '#domains/simple-lists/entry-files.ts'
import { isMediaField } from '#domains/simple-lists/kinds/media-file.ts'
import { isTranslatedKind } from '#domains/simple-lists/kinds/translated-kinds.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import { fieldHintKey, isUsedList, optionNameKey } from '#domains/simple-lists/simple-lists.ts'
import type { EntryFieldView, SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
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

/** The contents of a form: the values of its inputs, and the files that they name. */
interface ShownForm {
  values: FormValues
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

/** The fields of a form with their files. */
export const presentFields = (
  list: SimpleList,
  { dictionary }: Pick<AppContext, 'dictionary'>,
  locale: Locale,
  { values, files }: ShownForm,
): EntryFieldView[] =>
  Object.entries(list.fields).map(([name, field]) => {
    const { kind, isRequired, hasHint = false, audience = 'public', filmOf = null, placeholders = [] } = field
    const media = isMediaField(kind) ? files.get(Number(values[name])) : undefined
    return {
      name,
      kind,
      isRequired,
      audience,
      filmOf,
      hint: hasHint ? translator(locale)(`simpleLists:${fieldHintKey(list.name, name)}`) : null,
      media: media ? presentContentMedia(media) : null,
      films: kind === 'translatedFilm' ? presentFilms(list, { values, files }, name) : {},
      placeholders,
      options:
        kind === 'slug'
          ? presentOptions(list, name, { ...{ dictionary, locale }, chosen: values[name] ?? '' })
          : [],
    }
  })

/** The films of a field by language. */
const presentFilms = (list: SimpleList, { values, files }: ShownForm, field: string) =>
  Object.fromEntries(
    filesOfForm(list, values).flatMap(({ input, id }) => {
      const media = files.get(id)
      const [of, code = ''] = input.split('.')
      return media && of === field ? [[code, presentContentMedia(media)]] : []
    }),
  )
