import { z } from 'zod'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { jsonLines } from '#platform/text/json-lines.ts'
import { handshapeFeaturesSchema } from './handshape-features.ts'

const text = z.string().trim().min(1)
const handshapeSchema = z.strictObject({
  value: text,
  features: handshapeFeaturesSchema,
  symbol: text.optional(),
  group: text.optional(),
  texts: z.record(z.string(), text).default({}),
})
const schema = z.array(handshapeSchema).min(1)

/** One value of the handshape list as a file of handshapes describes it. */
export type DescribedHandshape = z.infer<typeof handshapeSchema>

/** A handshape with the line on which each of its properties begins. */
export interface HandshapeOfFile extends DescribedHandshape {
  lineOf: (...path: PropertyKey[]) => number
}

/** The expected form of a property, for error messages. */
const expectedForms: Record<string, string> = {
  value: '"…"',
  symbol: '"S20300"',
  group: '"…"',
  texts: '{ "en": "…" }',
  features: '{ "fingers": ["index"], "joints": "straight" }',
  fingers: '["index"]',
}
const expectedFile = '[{ "value": "…", "features": { … } }]'

/** An error in a file of handshapes, by line. */
export const handshapeError = (
  line: number,
  code: ErrorCode,
  params: Record<string, string | number> = {},
): FieldError => ({ field: `line ${line}`, code, params: { line, ...params } })

/**
 * Reads a file of handshapes: known words, and features that do not contradict each other. Whether the lists contain
 * its values is not checked here.
 * @param json valid JSON
 */
export function parseHandshapes(json: string): { handshapes: HandshapeOfFile[]; errors: FieldError[] } {
  const lineOf = jsonLines(json)
  const given: unknown = JSON.parse(json)
  const { data, error } = schema.safeParse(given)
  if (error)
    return { handshapes: [], errors: error.issues.flatMap((issue) => describeIssue(issue, given, lineOf)) }
  const handshapes = data.map((handshape, index) => ({
    ...handshape,
    lineOf: (...path: PropertyKey[]) => lineOf([index, ...path]),
  }))
  return { handshapes, errors: findRepeatedValues(handshapes) }
}

function describeIssue(
  issue: z.core.$ZodIssue,
  given: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
): FieldError[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) =>
      handshapeError(lineOf([...path, name]), 'mapping.unknownKey', { name, known: knownKeys(path) }),
    )
  const found = path.reduce((part: unknown, key) => (part as Record<PropertyKey, unknown>)?.[key], given)
  if (issue.code === 'invalid_value' && typeof found === 'string')
    return [
      handshapeError(lineOf(path), 'mapping.unknownKey', { name: found, known: issue.values.join(', ') }),
    ]
  if (issue.code === 'custom')
    return [handshapeError(lineOf(path), `handshape.${issue.message}` as ErrorCode)]
  const property = path.findLast((key) => typeof key === 'string' && key in expectedForms)
  const expected = expectedForms[String(property)] ?? expectedFile
  return [handshapeError(lineOf(path), 'mapping.shape', { expected })]
}

const knownKeys = (path: readonly PropertyKey[]): string =>
  Object.keys((path.includes('features') ? handshapeFeaturesSchema : handshapeSchema).shape).join(', ')

function findRepeatedValues(handshapes: readonly HandshapeOfFile[]): FieldError[] {
  const first = new Map<string, number>()
  return handshapes.flatMap(({ value, lineOf }) => {
    const [line, other] = [lineOf('value'), first.get(value)]
    first.set(value, other ?? line)
    return other === undefined ? [] : [handshapeError(line, 'handshape.valueTwice', { value, other })]
  })
}
