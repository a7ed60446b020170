import * as z from 'zod'
import * as mini from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { maxTextLength, type Registry, wireName } from '../properties.ts'

/** The largest integer of the database. */
export const maxId = 2 ** 31 - 1
const languagePattern = /^[A-Za-z\d-]{1,35}$/
const maxValueLength = 200

/** Parts of schemas of the form. */
export const form = {
  id: mini.int(withError('value.invalid')).check(mini.positive(), mini.maximum(maxId)),
  language: mini.string().check(mini.regex(languagePattern, withError('value.invalid'))),
}

/** A schema of some of these keys. */
export const optionalParts = <Key extends string>(
  keys: readonly Key[],
  part: (key: Key) => mini.ZodMiniType,
): Record<string, mini.ZodMiniType> => Object.fromEntries(keys.map((key) => [key, mini.optional(part(key))]))

const text = (max: number) => z.string(withError('value.invalid')).max(max, withError('value.tooLong'))

/** Parts of schemas of what programs write. */
export const body = {
  id: z.int(withError('value.invalid')).min(1).max(maxId),
  language: z.string().regex(languagePattern, withError('value.invalid')),
  /** A value of a reference list. */
  value: text(maxValueLength),
  /** A text of a property. */
  text: (registry: Registry, key: string) => text(registry[key]?.maxLength ?? maxTextLength),
}

/** The schemas of these properties, by wire name. */
export const fieldsOf = (
  keys: readonly string[],
  schema: (key: string) => z.ZodType,
): Record<string, z.ZodType> => Object.fromEntries(keys.map((key) => [wireName(key), schema(key)]))

/** The fields if the registry has the property. */
export const fieldsIf = (
  registry: Registry,
  key: string,
  fields: () => Record<string, z.ZodType>,
): Record<string, z.ZodType> => (registry[key] ? fields() : {})
