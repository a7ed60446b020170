import { wireName, type YesNoKey, yesNoKeys } from '../../properties.ts'
import type { KindModule } from '../kind-module.ts'
import { mergeRecord, partsOf } from '../merge-values.ts'
import { omit, pick } from '../record-helpers.ts'
import { keyedPart } from '../stored-part.ts'

/** Yes, no or unknown. */
export const yesNoKind: KindModule = {
  normalize: ({ flags }) => ({ flags: pick(yesNoKeys, (key) => flags[key]) }),
  validate: () => [],
  present: (keys, { flags }) =>
    Object.fromEntries(keys.map((key) => [wireName(key), flags[key as YesNoKey] ?? null])),
  text: (key, { flags }, names) => {
    const flag = flags[key as YesNoKey]
    return flag === undefined ? [] : [names.yesNo(flag)]
  },
  list: (key, { flags }, { yesNo }) => {
    const flag = flags[key as YesNoKey]
    return flag === undefined ? [] : [yesNo(flag)]
  },
  compare: (key, one, other) => one.flags[key as YesNoKey] !== other.flags[key as YesNoKey],
  remove: (key, document) => ({ ...document, flags: omit(document.flags, key as YesNoKey) }),
  merge: (sides) => {
    const { merged, conflicts } = mergeRecord<YesNoKey, boolean>(
      yesNoKeys,
      partsOf(sides, ({ flags }) => flags),
    )
    return { parts: { flags: merged }, conflicts }
  },
  ...keyedPart('flags'),
}
