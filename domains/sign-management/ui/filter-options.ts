import type { ValueFilter } from '../sign-list.input.ts'

interface Option<Id> {
  id: Id
  label: string
}

/** The choices of the filters of a list of signs. */
export interface FilterOptions {
  /** People by account id. */
  authors: readonly Option<number>[]
  approvers: readonly Option<number>[]
  /** Content languages by code. */
  languages: readonly Option<string>[]
  /** Tags by entry id. */
  tags: readonly Option<number>[]
  /** The reference values that the list is filtered by; the name is null for one that does not exist. */
  values: readonly (ValueFilter & { listName: string; name: string | null })[]
}
