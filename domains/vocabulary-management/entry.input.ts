import * as z from 'zod/mini'
import { oneLine, withError } from '#platform/forms/schema.ts'
import { entryValuePattern, maxValueLength } from './entry-value.ts'

/** Longest description and alias, in characters. */
export const maxDescriptionLength = 500
const maxAliases = 100

const name = oneLine(maxValueLength).check(z.minLength(1, withError('value.required')))
const optionalName = z.optional(z.nullable(oneLine(maxValueLength)))
const value = oneLine(maxValueLength).check(
  z.refine((text) => text === '' || entryValuePattern.test(text), withError('entry.valuePattern')),
)
/** CSV cells separate values by these characters. */
const alias = name.check(z.refine((text) => !/[;|]/.test(text), withError('entry.aliasSeparator')))

const entryFields = (languages: readonly string[]) => ({
  descriptions: z.optional(
    z.strictObject(
      Object.fromEntries(
        languages.map((code) => [code, z.optional(z.nullable(oneLine(maxDescriptionLength)))]),
      ),
    ),
  ),
  aliases: z.optional(z.array(alias).check(z.maxLength(maxAliases, withError('value.tooLong')))),
  /** Values of the list of heads and of areas; null for none. */
  group: optionalName,
  parent: optionalName,
  searchable: z.optional(z.boolean(withError('value.invalid'))),
  retired: z.optional(z.boolean(withError('value.invalid'))),
  symbol: optionalName,
  /** Checked on the server by the rules of drawn hands. */
  features: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})

/** The data of a new value; without `value` it is made from the description in the default language. */
export const newEntrySchema = (languages: readonly string[], defaultLanguage: string) =>
  z.strictObject({ value: z.optional(value), ...entryFields(languages) }).check(
    z.refine((entry) => Boolean(entry.descriptions?.[defaultLanguage]), {
      ...withError('value.required'),
      path: ['descriptions', defaultLanguage],
      when: () => true,
    }),
  )

/** A change of a value: missing fields stay as they are, and `revision` is the one that the editor saw. */
export const entryChangeSchema = (languages: readonly string[]) =>
  z.strictObject({
    revision: z.int(withError('value.required')),
    ...entryFields(languages),
  })

/** The changeable data of a value. */
export interface EntryFields {
  descriptions?: Record<string, string | null | undefined> | undefined
  aliases?: string[] | undefined
  group?: string | null | undefined
  parent?: string | null | undefined
  searchable?: boolean | undefined
  retired?: boolean | undefined
  symbol?: string | null | undefined
  features?: Record<string, unknown> | null | undefined
}

export interface NewEntry extends EntryFields {
  value?: string | undefined
}
