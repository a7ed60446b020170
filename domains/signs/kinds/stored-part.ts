import type { PropertyKey } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { KindModule } from './kind-module.ts'
import { mergeList, partsOf } from './merge-values.ts'
import { differs, omit } from './record-helpers.ts'

type FieldAccess = Pick<KindModule, 'hasField' | 'read' | 'write'>

/** The fields of properties that a part of the document stores under their own keys. */
export const keyedPart = (part: 'texts' | 'values' | 'flags'): FieldAccess => ({
  hasField: () => true,
  read: (key, document) => (document[part] as Record<string, unknown>)[key],
  write: (key, document, value) => ({
    ...document,
    [part]: {
      ...omit(document[part] as Record<PropertyKey, unknown>, key),
      ...(value !== undefined && { [key]: value }),
    },
  }),
})

/** The field of a property that is a whole part of the document. */
export const wholePart = (part: keyof SignDocument): FieldAccess => ({
  hasField: () => true,
  read: (_key, document) => document[part],
  write: (_key, document, value) => ({ ...document, [part]: value }),
})

/** The parts of a document that are the list of one property. */
export type ListPart = {
  [Part in keyof SignDocument & PropertyKey]: SignDocument[Part] extends unknown[] ? Part : never
}[keyof SignDocument & PropertyKey]

/** The parts of a kind whose only property is a list: versions are merged by its items. */
export const listPart = (part: ListPart): FieldAccess & Pick<KindModule, 'compare' | 'remove' | 'merge'> => ({
  ...wholePart(part),
  compare: (_key, one, other) => differs(one[part], other[part]),
  remove: (_key, document) => ({ ...document, [part]: [] }),
  merge: (sides) => ({
    parts: { [part]: mergeList(partsOf(sides, (document): readonly unknown[] => document[part])) },
    conflicts: [],
  }),
})

/** Properties that the form does not edit. */
export const withoutField: FieldAccess = {
  hasField: () => false,
  read: () => undefined,
  write: (_key, document) => document,
}
