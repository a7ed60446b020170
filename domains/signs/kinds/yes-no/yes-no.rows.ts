import { yesNoKeys } from '../../properties.ts'
import type { KindRows } from '../kind-rows.ts'
import { pick } from '../record-helpers.ts'

export const yesNoRows: KindRows = {
  columns: Object.fromEntries(yesNoKeys.map((key) => [key, 'boolean'])),
  toRows: ({ flags }) => ({ columns: Object.fromEntries(yesNoKeys.map((key) => [key, flags[key] ?? null])) }),
  fromRows: ({ columns }) => ({
    flags: pick(yesNoKeys, (key) => {
      const flag = columns[key]
      return typeof flag === 'boolean' ? flag : undefined
    }),
  }),
}
