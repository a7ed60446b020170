import * as z from 'zod'
import * as mini from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { keysOfKind, wireName, yesNoKeys } from '../../properties.ts'
import type { KindWire } from '../kind-wire.ts'
import { fieldsOf, optionalParts } from '../schema-parts.ts'

export const yesNoWire: KindWire = {
  formParts: () => ({ flags: mini.strictObject(optionalParts(yesNoKeys, () => mini.boolean())) }),
  bodyFields: (registry) =>
    fieldsOf(keysOfKind('yesNo', registry), () =>
      z.boolean(withError('value.invalid')).nullable().optional(),
    ),
  answerFields: (shown) => fieldsOf(keysOfKind('yesNo', shown), () => z.boolean().nullable()),
  parse: (properties, before) => {
    const flags: Record<string, boolean | undefined> = { ...before.flags }
    for (const key of yesNoKeys) {
      const flag = properties[wireName(key)] as boolean | null | undefined
      if (flag !== undefined) flags[key] = flag ?? undefined
    }
    return { flags: flags as typeof before.flags }
  },
  write: ({ flags }) => Object.fromEntries(yesNoKeys.map((key) => [wireName(key), flags[key] ?? null])),
}
