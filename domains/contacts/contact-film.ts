import type { Trim } from '#domains/media/upload.ts'

/** The film of a message: its upload, and the part that is shown; undefined: all of it. */
export interface ContactFilm {
  upload: string
  trim: Trim | undefined
}

/** An upload, or `upload/start-end` for a part of it in milliseconds. */
const pattern = /^(?<upload>[0-9a-f]{40})(\/(?<start>\d{1,6})-(?<end>\d{1,6}))?$/

/** Whether a text is the value of the field for a film; '' is no film. */
export const isFilmValue = (value: string): boolean => value === '' || pattern.test(value)

/** Parses the value of the field for a film; null for no film. */
export function parseFilm(value: string): ContactFilm | null {
  const { upload, start, end } = pattern.exec(value)?.groups ?? {}
  if (upload === undefined) return null
  return { upload, trim: start === undefined ? undefined : { start: Number(start), end: Number(end) } }
}

/** The inverse of `parseFilm`. */
export const formatFilm = ({ upload, trim }: ContactFilm): string =>
  trim ? `${upload}/${trim.start}-${trim.end}` : upload
