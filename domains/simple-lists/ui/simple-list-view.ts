import type { FieldKindName } from '../kinds/index.ts'
import type { ListName } from '../simple-lists.ts'

/** What pages show of a list itself. */
export interface SimpleListView {
  name: ListName
  page: string
  /** In the language of the page. */
  title: string
}

/** A field of the form of an entry. */
export interface EntryFieldView {
  name: string
  kind: FieldKindName
  isRequired: boolean
}
