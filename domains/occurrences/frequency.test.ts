import { expect, test } from 'vitest'
import { barLengths, mayHaveShares, perThousand, withShares } from './frequency.ts'

const row = (key: string, uses: number, glosses: number) => ({ key, name: key, uses, glosses, rank: 1 })

test('a share is the uses in a thousand glosses of the same part [ELN-04]', () => {
  const rows = withShares([row('Recife', 7, 2000), row('Porto', 3, 500), row('Pará', 0, 0)])
  expect(rows.map((one) => one.perThousand)).toEqual([3.5, 6, 0])
  expect(perThousand(0, 0)).toBe(0)
})

test('the bar of the most uses is the longest, and a table without uses has no bars [ELN-04]', () => {
  expect(barLengths(withShares([row('Recife', 8, 10), row('Porto', 2, 10)]))).toEqual([1, 0.25])
  expect(barLengths(withShares([row('Recife', 0, 10)]))).toEqual([0])
  expect(barLengths([])).toEqual([])
})

test('fewer than five uses are shown to visitors as a count alone [ELN-04]', () => {
  expect([4, 5].map((uses) => mayHaveShares({ uses }))).toEqual([false, true])
})
