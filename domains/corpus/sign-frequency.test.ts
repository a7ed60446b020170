import { describe, expect, test } from 'vitest'
import { CorpusCounts, type CountRow, emptyCorpus } from './corpus-counts.ts'
import { FrequencyRanking } from './sign-frequency.ts'

const row = (sign: number | null, glosses: number, region = 'SP'): CountRow => ({ sign, glosses, region })
const recordings = { recordings: 2, rules: ['notOverlapping'] as const }
const rankingOf = (rows: CountRow[], isPublished: (sign: number) => boolean = () => true) =>
  new FrequencyRanking(new CorpusCounts(rows, recordings), isPublished)

describe('the frequency of a sign in the public recordings', () => {
  test('has its uses, its rank and its regions, the most frequent first [ELN-05]', () => {
    const ranking = rankingOf([row(1, 6), row(1, 8, 'RS'), row(2, 20), row(null, 70), row(null, 6, 'RS')])
    expect(ranking.of(1)).toEqual({
      uses: 14,
      recordings: 2,
      glosses: 110,
      rules: ['notOverlapping'],
      details: {
        level: 'common',
        rank: 2,
        regions: [
          { region: 'RS', uses: 8, glosses: 14 },
          { region: 'SP', uses: 6, glosses: 96 },
        ],
      },
    })
    expect(ranking.of(3)).toBeNull()
  })

  test('below five uses is the number alone [D46]', () => {
    const ranking = rankingOf([row(1, 4), row(2, 5)])
    expect(ranking.of(1)).toMatchObject({ uses: 4, details: null })
    expect(ranking.of(2)).toMatchObject({ uses: 5, details: { rank: 1 } })
  })

  test('is the same for equally frequent signs, which have the same rank', () => {
    const ranking = rankingOf([row(1, 9), row(2, 7), row(3, 7), row(4, 6)])
    expect([1, 2, 3, 4].map((sign) => ranking.of(sign)?.details?.rank)).toEqual([1, 2, 2, 4])
  })

  test('is described by the share of all uses that more frequent signs make up', () => {
    const ranking = rankingOf([row(1, 50), row(2, 30), row(3, 15), row(4, 5)])
    expect([1, 2, 3, 4].map((sign) => ranking.of(sign)?.details?.level)).toEqual([
      'veryCommon',
      'common',
      'lessCommon',
      'rare',
    ])
  })

  test('does not depend on signs that are not published', () => {
    const rows = [row(1, 50), row(2, 10)]
    expect(rankingOf(rows, (sign) => sign !== 1).of(2)?.details).toMatchObject({
      rank: 1,
      level: 'veryCommon',
    })
  })

  test('is missing without recordings, and for a sign that is never counted', () => {
    expect(new FrequencyRanking(emptyCorpus, () => true).of(1)).toBeNull()
    expect(rankingOf([row(1, 0)]).of(1)).toBeNull()
  })
})
