import * as z from 'zod'
import * as mini from 'zod/mini'
import { keysOfKind, property, referenceKeys, wireName } from '../../properties.ts'
import type { KindWire, WireProperties } from '../kind-wire.ts'
import { body, fieldsOf, form, optionalParts } from '../schema-parts.ts'

export const referenceWire: KindWire = {
  formParts: () => ({ values: mini.strictObject(optionalParts(referenceKeys, () => mini.array(form.id))) }),
  bodyFields: (registry) =>
    fieldsOf(keysOfKind('reference', registry), (key) =>
      (registry[key]?.many ? z.array(body.value) : body.value.nullable()).optional(),
    ),
  answerFields: (shown, { entry }) =>
    fieldsOf(keysOfKind('reference', shown), (key) => (shown[key]?.many ? z.array(entry) : entry.nullable())),
  parse: (properties, before, entryIds) => {
    const values = { ...before.values }
    for (const key of referenceKeys) {
      const written = valuesOf(properties, wireName(key))
      if (written) values[key] = entryIds(key, written)
    }
    return { values }
  },
  write: ({ values }, value) =>
    Object.fromEntries(
      referenceKeys.map((key) => {
        const names = (values[key] ?? []).map(value)
        return [wireName(key), property(key).many ? names : (names[0] ?? null)]
      }),
    ),
  namedValues: (properties) => referenceKeys.flatMap((key) => valuesOf(properties, wireName(key)) ?? []),
}

/** The values that a program wrote; undefined when it wrote none. */
function valuesOf(properties: WireProperties, name: string): string[] | undefined {
  const written = properties[name] as string | string[] | null | undefined
  return written === undefined ? undefined : written === null ? [] : [written].flat()
}
