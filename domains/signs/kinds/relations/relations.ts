import type { KindModule } from '../kind-module.ts'
import { createFirstOccurrenceFilter } from '../record-helpers.ts'
import { listPart } from '../stored-part.ts'

/** Typed relations to other signs of this dictionary. */
export const relationsKind: KindModule = {
  ...listPart('relations'),
  normalize: ({ relations }) => {
    const isFirstOccurrence = createFirstOccurrenceFilter()
    return {
      relations: relations
        .map(({ kind, sign }) => ({ kind, sign }))
        .filter(({ kind, sign }) => isFirstOccurrence(`${kind} ${sign}`)),
    }
  },
  validate: () => [],
  present: (keys, { relations }, { sign: present }) =>
    keys.length > 0
      ? { relations: relations.map(({ kind, sign }) => ({ kind, ...(present(sign) as object) })) }
      : {},
  text: (_key, { relations }, names) =>
    relations.map(({ kind, sign }) => `${names.relation(kind)}: ${names.sign(sign)}`),
  references: ({ relations }) => ({ signs: relations.map(({ sign }) => ({ key: 'relations', id: sign })) }),
  mapIds: ({ relations }, map) => ({
    relations: relations.map((relation) => ({ ...relation, sign: map.sign(relation.sign) })),
  }),
  withoutReferences: ({ relations }, { signs }) => ({
    relations: relations.filter(({ sign }) => !signs.has(sign)),
  }),
}
