import type { FieldValue } from './kinds/field-value.ts'

/** What a person changes of an entry, and what its versions keep. */
export interface EntryContent {
  /** By name of the field. */
  fields: Readonly<Record<string, FieldValue>>
  active: boolean
}
