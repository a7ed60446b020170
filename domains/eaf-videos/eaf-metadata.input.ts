import * as z from 'zod/mini'
import { isWebAddress } from '#platform/forms/is-web-address.ts'
import { oneLine, optionalChosenId, optionalLine, requiredLine, withError } from '#platform/forms/schema.ts'
import { eafVisibilities } from './eaf-video.ts'

const lineLength = 200
const addressLength = 500
const hexColor = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/

/** A line that may be missing or empty. */
const line = z._default(oneLine(lineLength), '')

const dataLink = z._default(
  optionalLine(addressLength).check(
    z.refine((address) => address === null || isWebAddress(address), withError('value.webAddress')),
  ),
  null,
)
const color = z._default(
  optionalLine(lineLength).check(
    z.refine((text) => text === null || hexColor.test(text), withError('value.hexColor')),
  ),
  null,
)
const visibility = z._default(z.enum(eafVisibilities, withError('value.invalid')), 'restricted')

/**
 * The metadata form of a recording: addresses begin with http or https, the colour is `#` with three or six hexadecimal
 * digits. A new recording may have no title: it gets that of its file.
 */
export const eafMetadataSchema = z.object({
  title: line,
  author: line,
  institution: line,
  city: line,
  state: line,
  country: line,
  responsibleResearcher: line,
  licence: z._default(oneLine(addressLength), ''),
  dataLink,
  color,
  visibility,
})
export type EafMetadata = z.output<typeof eafMetadataSchema>

/** The form of a recording that exists. */
export const changedMetadataSchema = z.extend(eafMetadataSchema, { title: requiredLine(lineLength) })

/** The most films of a recording that the form takes. */
export const maxFilms = 8

/** The fields `film1`, `film2` … of the form: media ids in the order of the media of the file; null for none. */
export function parseFilms(values: Readonly<Record<string, unknown>>): (number | null)[] {
  const films: (number | null)[] = []
  for (let place = 1; place <= maxFilms; place++) {
    if (!(`film${place}` in values)) break
    const { data } = z.safeParse(optionalChosenId, values[`film${place}`])
    films.push(data ?? null)
  }
  return films
}
