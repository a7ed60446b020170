import type { YesNoKey } from '../../properties.ts'
import { readYesNo } from '../parse-cells.ts'
import type { KindCells } from './kind-cells.ts'

/** The words that exports write. */
export const yesNoWords = { yes: 'yes', no: 'no' } as const

export const writeYesNo = (answer: boolean): string => (answer ? yesNoWords.yes : yesNoWords.no)

/** yes, true, 1 / no, false, 0; an empty cell is unknown. */
export const yesNoCells: KindCells = {
  type: 'boolean',
  mappedValueError: (value) => (readYesNo(value) === undefined ? 'import.yesNo' : undefined),
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
    return answer === undefined ? '' : writeYesNo(answer)
  },
}
