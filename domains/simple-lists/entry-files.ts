import { isMediaField } from './kinds/media-file.ts'
import { type EntryContent, fieldValue } from './list-entry.ts'
import type { ListField, SimpleList } from './simple-list.ts'

/** The fields of a list that contain a file. */
export const fileFields = ({ fields }: SimpleList): [string, ListField][] =>
  Object.entries(fields).filter(([, { kind }]) => isMediaField(kind))

/** The first field with a picture; null without one. */
export const pictureField = ({ fields }: SimpleList): string | null =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'picture') ?? null

/** The file of a field; null if there is none. */
export function fileOf(list: SimpleList, content: EntryContent, field: string): number | null {
  const value = fieldValue(list, content, field)
  return typeof value === 'number' ? value : null
}

/** The ids of all files that contents of a list have. */
export const filesOf = (list: SimpleList, contents: readonly EntryContent[]): number[] =>
  fileFields(list).flatMap(([field]) => contents.flatMap((content) => fileOf(list, content, field) ?? []))
