import type { FormValues } from '#platform/forms/form-values.ts'
import { isMediaField, mediaKinds } from './kinds/media-file.ts'
import { isTranslatedKind } from './kinds/translated-kinds.ts'
import type { SimpleList } from './simple-list.ts'

/** The fields of a form that a person has not saved yet. */
export interface EntryDraft {
  /** The revision of the entry that the person saw; null for a new entry. */
  baseRevision: number | null
  /** By name of the field in the form: `question.pt`. Unchecked boxes are missing. */
  content: FormValues
  sequence: number
  changedAt: Date
}

/** The field of a list that an input of its form belongs to, and the language of its text. */
export function fieldOfInput(list: SimpleList, input: string) {
  const [name = '', language, ...more] = input.split('.')
  const field = Object.hasOwn(list.fields, name) ? list.fields[name] : undefined
  if (!field || more.length > 0 || isTranslatedKind(field.kind) !== (language !== undefined)) return undefined
  return { name, kind: field.kind, language }
}

/** The values of a form that belong to a draft: those of the fields and whether the entry is active. */
export const draftContent = (list: SimpleList, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([input]) => input === 'active' || fieldOfInput(list, input)),
  )

/** The files that a form names, with the kind that their field takes; null for any kind. */
export const filesOfForm = (list: SimpleList, values: FormValues) =>
  Object.entries(values).flatMap(([input, value]) => {
    const field = fieldOfInput(list, input)
    if (!field || !/^[1-9]\d{0,8}$/.test(value)) return []
    if (field.kind === 'translatedFilm') return [{ input, id: Number(value), kind: 'video' as const }]
    return isMediaField(field.kind) ? [{ input, id: Number(value), kind: mediaKinds[field.kind] }] : []
  })
