import type { CountedUses } from './occurrence.ts'

/** A row of a table of frequencies. */
export interface SharedUses extends CountedUses {
  /** Uses in 1,000 glosses. */
  perThousand: number
}

/** Uses in 1,000 glosses; 0 without glosses. */
export const perThousand = (uses: number, glosses: number): number =>
  glosses === 0 ? 0 : (1000 * uses) / glosses

/** Gives each row its share. */
export const withShares = (rows: readonly CountedUses[]): SharedUses[] =>
  rows.map((row) => ({ ...row, perThousand: perThousand(row.uses, row.glosses) }))

/** The length of each bar: 1 for the largest share. */
export function barLengths(rows: readonly Pick<SharedUses, 'uses' | 'perThousand'>[]): number[] {
  const most = Math.max(...rows.map((row) => row.uses), 1)
  return rows.map((row) => row.uses / most)
}

/** From so many uses on, visitors get rank and share; of fewer the count alone (D46). */
export const minUsesForShares = 5

/** Whether readers who are no administrators get rank and share of a row. */
export const mayHaveShares = ({ uses }: Pick<CountedUses, 'uses'>): boolean => uses >= minUsesForShares
