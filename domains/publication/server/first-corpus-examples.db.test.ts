import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listStoredUses } from '#domains/corpus/server/corpus-examples.queries.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { randomNumbers } from '#domains/phonology/articulations.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import { insertDictionary, publish } from './publish.fixture.ts'

const { db } = await useDatabase()

let sign: number

beforeEach(async () => {
  await insertDictionary(db)
  sign = await inTransaction(db, (tx) => publish(tx, 'CASA'))
})

const usesPerRecording = 4
/** A good length, too short, too long. ms. */
const lengths = [400, 300, 100, 4000]

interface Corpus {
  /** For each recording, how often it has a film in ten. */
  films: readonly number[]
  seed: number
}

/** Recordings with uses of the sign of any length, some at the start or end of their tier, some without own times. */
async function addCorpus({ films, seed }: Corpus): Promise<void> {
  const random = randomNumbers(seed)
  const oneOf = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  for (const [index, share] of films.entries()) {
    const isFilmed = random() * 10 < share
    const media = isFilmed ? [{ media: await insertMedia(db, { state: 'ready', audience: 'public' }) }] : []
    const annotations = Array.from({ length: usesPerRecording }, (_, at) => at * 10_000).flatMap((begin) => {
      const use = { value: 'CASA', begin, end: begin + oneOf(lengths), sign }
      const other = { value: 'IX', begin: begin + 5_000, end: begin + 5_200, mark: 'pointing' }
      return random() < 0.8 ? [use, other] : [use]
    })
    await addRecording(db, {
      title: `Recording ${index}`,
      visibility: random() < 0.9 ? 'public' : 'restricted',
      films: media,
      tiers: [{ name: 'Glosses', participant: 'S1', hand: 'strong', annotations }],
      hasHiddenMatching: random() < 0.3,
    })
  }
  await sql`update eaf_annotation set timing = 'interpolated' where position % 3 = ${seed % 3}`.execute(db)
}

describe('the first examples of a sign', () => {
  const corpora = {
    'recordings with films': { films: Array(8).fill(10) },
    'recordings without films': { films: Array(8).fill(0) },
    'some recordings with films': { films: Array(8).fill(4) },
    'few recordings': { films: [10, 0] },
  }
  test.each(Object.entries(corpora))(
    'are the same whether all uses of %s are compared or not [ELN-05]',
    async (_, { films }) => {
      for (const seed of [1, 2, 3]) {
        await addCorpus({ films, seed })
        for (const size of [1, 3, 6]) {
          const ofAll = await listStoredUses(db, { sign, size, comparedUses: 1_000_000 })
          expect(await listStoredUses(db, { sign, size, comparedUses: 0 })).toEqual(ofAll)
          expect(ofAll.length).toBeGreaterThan(0)
        }
      }
    },
  )
})
