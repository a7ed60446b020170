import { exampleMoments, exampleValues } from './example-values.ts'

/** The parts of a JSON schema that the contracts of the API use. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: readonly Schema[]
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
}

/** Schemas by `$ref`. */
export type Schemas = Readonly<Record<string, Schema>>

/** The key of a record by language, as of translations. */
const recordKey = 'pt'
/** Contracts refer to each other at most this often, also in a circle. */
const maxDepth = 8

/**
 * An example of a value: the typical one of its name where the schema accepts it, else the simplest.
 * @param name of the property or parameter, which typical values belong to
 * @param owner the contract or property that contains it; `parameter` for parameters
 */
export function exampleOfSchema(
  schema: Schema,
  { name, owner, schemas, depth = 0 }: { name: string; owner: string; schemas: Schemas; depth?: number },
): unknown {
  const inner = (next: Schema, place: { name?: string; owner?: string } = {}) =>
    exampleOfSchema(next, { name, owner, ...place, schemas, depth: depth + 1 })
  const { $ref } = schema
  if ($ref !== undefined) {
    if (depth > maxDepth) return null
    return inner(
      schemas[$ref] ?? {},
      ['', 'data'].includes(name) ? { name: $ref.split('/').at(-1) ?? '' } : {},
    )
  }
  const given = [schema.example, schema.examples?.[0], schema.const].find((value) => value !== undefined)
  if (given !== undefined) return given
  const types = [schema.type ?? []].flat()
  const typical = [...(exampleValues[`${owner}.${name}`] ?? []), ...(exampleValues[name] ?? [])].find(
    (value) => isAccepted(value, types, schema),
  )
  if (schema.enum) return typical ?? schema.enum[0]
  if (schema.allOf) return mergeExamples(schema.allOf.map((part) => inner(part)))
  if (schema.anyOf) return typical ?? inner(schema.anyOf[0] ?? {})
  if (types.includes('object')) {
    const { properties, additionalProperties: values } = schema
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [
          key,
          inner(property, { name: key, owner: name }),
        ]),
      )
    return typical ?? (typeof values === 'object' ? { [recordKey]: inner(values) } : {})
  }
  if (types.includes('array')) {
    if (schema.prefixItems) return typical ?? schema.prefixItems.map((item) => inner(item))
    return schema.items ? [inner(schema.items)] : []
  }
  if (typical !== undefined) return typical
  if (schema.default !== undefined) return schema.default
  return types.includes('null') ? null : simplest(types, schema)
}

function isAccepted(value: unknown, types: readonly string[], schema: Schema): boolean {
  const { format, pattern, maxLength = Infinity } = schema
  if (schema.enum) return schema.enum.includes(value)
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'object') return types.includes('object')
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value))
  if (typeof value !== 'string' || !types.includes('string')) return types.includes(typeof value)
  if (format !== undefined && format !== 'binary') return false
  return (pattern === undefined || new RegExp(pattern).test(value)) && value.length <= maxLength
}

function simplest(
  types: readonly string[],
  { format = '', exclusiveMinimum = -1, minimum = exclusiveMinimum + 1 }: Schema,
): unknown {
  if (types.includes('string')) return exampleMoments[format as keyof typeof exampleMoments] ?? 'casa'
  if (types.includes('boolean')) return false
  return types.includes('integer') || types.includes('number') ? minimum : null
}

/** One example of several schemas that all hold; a value without null, where one part allows it. */
const mergeExamples = (parts: readonly unknown[]): unknown =>
  parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
    ? Object.assign({}, ...parts)
    : parts[0]
