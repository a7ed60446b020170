import type { SimpleList } from '#domains/simple-lists/simple-lists.ts'
import type { EntryFieldView, SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

export const presentSimpleList = ({ name, page }: SimpleList, locale: Locale): SimpleListView => ({
  name,
  page,
  title: translator(locale)(`panel:place.${name}`),
})

export const presentFields = ({ fields }: SimpleList): EntryFieldView[] =>
  Object.entries(fields).map(([name, { kind, isRequired }]) => ({ name, kind, isRequired }))
