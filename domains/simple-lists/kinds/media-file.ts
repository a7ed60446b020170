import * as z from 'zod/mini'
import { optionalChosenId, withError } from '#platform/forms/schema.ts'
import { plainValue } from './plain-value.ts'

/** The id of an uploaded file; null if there is none. The use cases check that it exists and is of the kind. */
const mediaFile = plainValue<number | null>({
  empty: null,
  schema: ({ isRequired, missing = 'value.required' }) =>
    optionalChosenId.check(z.refine((id) => !isRequired || id !== null, withError(missing))),
  toText: (value) => (value === null ? '' : `${value}`),
})

/** The kinds of fields with a file, by the kind of the file; null for any. */
export const mediaKinds = { picture: 'image', film: 'video', file: null } as const
export type MediaFieldKind = keyof typeof mediaKinds

export const isMediaField = (kind: string): kind is MediaFieldKind => kind in mediaKinds

export const picture = mediaFile
export const film = mediaFile
/** A document, film or picture. */
export const file = mediaFile
