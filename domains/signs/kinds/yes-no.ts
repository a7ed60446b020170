import { readYesNo } from '../csv/parse-cells.ts'
import { wireName, type YesNoKey, yesNoKeys } from '../properties.ts'
import type { KindModule } from './kind-module.ts'
import { omit, pick } from './record-helpers.ts'

/** Yes, no or unknown. In CSV: yes, true, 1 / no, false, 0; an empty cell is unknown. */
export const yesNoKind: KindModule = {
  normalize: ({ flags }) => ({ flags: pick(yesNoKeys, (key) => flags[key]) }),
  parse: (row, { key }, cell, { reportError }) => {
    const answer = readYesNo(cell)
    if (answer === undefined && cell.trim() !== '') reportError('import.yesNo', { value: cell })
    row.flags[key as YesNoKey] = answer ?? null
  },
  apply: (row, before) => {
    const answers = Object.entries(row.flags).map(([key, answer]) => [key, answer ?? undefined])
    return { flags: { ...before.flags, ...Object.fromEntries(answers) } }
  },
  write: ({ key }, { flags }) => {
    const answer = flags[key as YesNoKey]
    return answer === undefined ? '' : answer ? 'yes' : 'no'
  },
  validate: () => [],
  present: (keys, { flags }) =>
    Object.fromEntries(keys.map((key) => [wireName(key), flags[key as YesNoKey] ?? null])),
  compare: (key, one, other) => one.flags[key as YesNoKey] !== other.flags[key as YesNoKey],
  remove: (key, document) => ({ ...document, flags: omit(document.flags, key as YesNoKey) }),
}
