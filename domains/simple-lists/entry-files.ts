import { isMediaField } from './kinds/media-file.ts'
import { type EntryContent, fieldValue, textsOf } from './list-entry.ts'
import type { ListField, SimpleList } from './simple-list.ts'

/** The fields of a list that contain a file. */
export const fileFields = ({ fields }: SimpleList): [string, ListField][] =>
  Object.entries(fields).filter(([, { kind }]) => isMediaField(kind))

/** The first field with a picture; null without one. */
export const pictureField = ({ fields }: SimpleList): string | null =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'picture') ?? null

/** The first field with a file of any kind; null without one. */
export const downloadField = ({ fields }: SimpleList): string | null =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'file') ?? null

/** The file of a field; null if there is none. */
export function fileOf(list: SimpleList, content: EntryContent, field: string): number | null {
  const value = fieldValue(list, content, field)
  return typeof value === 'number' ? value : null
}

/** The films of the texts of an entry, by the name of their field in the form: `film.pt`. */
export const filmsOf = (list: SimpleList, content: EntryContent): [string, number][] =>
  Object.entries(list.fields)
    .filter(([, { kind }]) => kind === 'translatedFilm')
    .flatMap(([field]) =>
      Object.entries(textsOf(list, content, field)).map(([code, id]): [string, number] => [
        `${field}.${code}`,
        Number(id),
      ]),
    )

/** The ids of all files that contents of a list have. */
export const filesOf = (list: SimpleList, contents: readonly EntryContent[]): number[] =>
  contents.flatMap((content) => [
    ...fileFields(list).flatMap(([field]) => fileOf(list, content, field) ?? []),
    ...filmsOf(list, content).map(([, id]) => id),
  ])
