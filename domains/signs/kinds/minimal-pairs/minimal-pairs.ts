import type { KindModule } from '../kind-module.ts'
import { listPart } from '../stored-part.ts'

/** Minimal pairs that a person entered. */
export const minimalPairsKind: KindModule = {
  ...listPart('minimalPairs'),
  normalize: ({ minimalPairs }) => ({ minimalPairs: [...new Set(minimalPairs)] }),
  validate: () => [],
  present: (keys, { minimalPairs }, { sign }) =>
    keys.length > 0 ? { minimal_pairs: minimalPairs.map((id) => sign(id)) } : {},
  text: (_key, { minimalPairs }, names) => minimalPairs.map(names.sign),
  references: ({ minimalPairs }) => ({ signs: minimalPairs.map((id) => ({ key: 'minimalPairs', id })) }),
  mapIds: ({ minimalPairs }, { sign }) => ({ minimalPairs: minimalPairs.map(sign) }),
  withoutReferences: ({ minimalPairs }, { signs }) => ({
    minimalPairs: minimalPairs.filter((sign) => !signs.has(sign)),
  }),
}
