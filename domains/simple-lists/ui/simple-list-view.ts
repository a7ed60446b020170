import type { FieldKindName } from '../kinds/index.ts'
import type { ListName, UsedListName } from '../simple-lists.ts'

/** What pages show of a list itself. */
export interface SimpleListView {
  name: ListName
  page: string
  /** In the language of the page. */
  title: string
  /** The field that names an entry. */
  nameField: string
  /** The list, if something may use its entries. */
  used: UsedListName | null
  /** The public page of the entries, with the locale. */
  shownAt: string | null
}

/** A field of the form of an entry. */
export interface EntryFieldView {
  name: string
  kind: FieldKindName
  isRequired: boolean
}
