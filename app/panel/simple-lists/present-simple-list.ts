import { isUsedList, type SimpleList } from '#domains/simple-lists/simple-lists.ts'
import type { EntryFieldView, SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

export const presentSimpleList = (
  { name, page, fields, publicPath }: SimpleList,
  locale: Locale,
): SimpleListView => ({
  name,
  page,
  title: translator(locale)(`panel:place.${name}`),
  nameField: Object.keys(fields)[0] ?? '',
  used: isUsedList(name) ? name : null,
  shownAt: publicPath && localizedPath(locale, publicPath),
})

export const presentFields = ({ fields }: SimpleList): EntryFieldView[] =>
  Object.entries(fields).map(([name, { kind, isRequired }]) => ({ name, kind, isRequired }))
