import type { Column } from '../../csv/columns.ts'
import { maxExampleLines } from '../../csv/read-table.ts'
import { fileHeaders } from './file-headers.ts'

/** A value that an import read under another name: an alias, another spelling, or a precise location among the areas. */
export interface RenamedValue {
  /** The header in the file. */
  column: string
  value: string
  /** The value of the list; both cells when it fills two columns. */
  readAs: string
  /** The number of rows. */
  count: number
  /** The first lines. */
  lines: number[]
}

/** Counts the values of a file that are read under another name. */
export function countRenamedValues(columns: readonly Column[]) {
  const headers = fileHeaders(columns)
  const counted = new Map<string, RenamedValue & { lastLine: number }>()
  return {
    add(line: number, column: string, value: string, readAs: string) {
      const key = JSON.stringify([column, value])
      const known = counted.get(key) ?? {
        ...{ column: headers.get(column) ?? column, value, readAs },
        ...{ count: 0, lines: [], lastLine: 0 },
      }
      counted.set(key, known)
      if (known.lastLine === line) return
      known.lastLine = line
      known.count++
      if (known.lines.length < maxExampleLines) known.lines.push(line)
    },
    /** By column, the most frequent first. */
    list(): RenamedValue[] {
      const values = [...counted.values()].map(({ lastLine: _, ...value }) => value)
      return [...Map.groupBy(values, ({ column }) => column).values()].flatMap((group) =>
        group.toSorted((one, other) => other.count - one.count),
      )
    },
  }
}
