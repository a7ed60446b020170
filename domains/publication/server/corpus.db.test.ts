import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordCorpusChange } from '#domains/eaf-videos/server/record-corpus-change.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { insertMedia } from '#tests/rows.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish, withdraw } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)
/** Commits as another process would. */
const commitElsewhere = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.withTables(), work)

let dictionary: PublishedDictionary
let house: number
let big: number
let secret: number

beforeEach(async () => {
  await insertDictionary(db)
  house = await commit((tx) => publish(tx, 'CASA'))
  big = await commit((tx) => publish(tx, 'GRANDE'))
  secret = await commit((tx) => publish(tx, 'SEGREDO'))
  await commit((tx) => withdraw(tx, secret))
  dictionary = await openPublishedDictionary({ database })
})
afterEach(() => dictionary.close())

/** “(points) SEGREDO CASA GRANDE” so many times, every ten seconds. */
const utterances = (count: number) =>
  Array.from({ length: count }, (_, at) => at * 10_000).flatMap((begin) => [
    { value: 'IX', begin, end: begin + 200, mark: 'pointing' },
    { value: 'SEGREDO', begin: begin + 300, end: begin + 500, sign: secret },
    { value: 'CASA', begin: begin + 600, end: begin + 900, sign: house },
    { value: 'GRANDE', begin: begin + 1_000, end: begin + 1_400, sign: big },
  ])

const glosses = (annotations: ReturnType<typeof utterances>) => ({
  name: 'S1 Glosa MD',
  participant: 'S1',
  hand: 'strong' as const,
  annotations,
})

async function add(
  title: string,
  {
    count = 5,
    ...facts
  }: { count?: number; visibility?: 'public' | 'restricted'; audience?: string } & {
    state?: string
    origin?: number
  } = {},
) {
  const { visibility = 'public', audience = 'public', state = 'RS', origin = 0 } = facts
  const media = await insertMedia(db, { state: 'ready', audience })
  const tiers = [
    glosses(utterances(count)),
    {
      name: 'Tradução PT',
      participant: 'S1',
      annotations: [{ value: 'Aquela casa é grande.', begin: 0, end: 1_500 }],
    },
    { name: 'Translation EN', annotations: [{ value: 'That house is big.', begin: 0, end: 1_500 }] },
    { name: 'Comments', annotations: [{ value: 'laughs, do not publish', begin: 0, end: 1_500 }] },
  ]
  const { id } = await addRecording(db, {
    ...{ title, visibility, state, tiers },
    films: [{ media, origin }],
    hasHiddenMatching: true,
  })
  await db.updateTable('eafTier').set({ linguisticType: 'note' }).where('name', '=', 'Comments').execute()
  await commit((tx) => recordCorpusChange(tx, [id]))
  return { id, media }
}

const corpusOf = async (sign: number) => (await dictionary.findSign(sign))?.corpus
const frequent = () => dictionary.search(aQuery({ order: 'frequent' })).hits.map(({ id }) => id)

describe('a published sign', () => {
  test('has its frequency in the public recordings, and examples from them [ELN-05] [PUB-13]', async () => {
    expect(await corpusOf(house)).toBeNull()
    expect(dictionary.hasFrequencies).toBe(false)
    const { id, media } = await add('Interview', { origin: 2_000 })
    expect(dictionary.hasFrequencies).toBe(true)
    const corpus = await corpusOf(house)
    expect(corpus?.frequency).toEqual({
      uses: 5,
      recordings: 1,
      glosses: 20,
      rules: ['notOverlapping'],
      details: { level: 'veryCommon', rank: 1, regions: [{ region: 'RS', uses: 5, glosses: 20 }] },
    })
    expect(corpus?.examples).toHaveLength(3)
    expect(corpus?.examples[0]).toMatchObject({
      recording: id,
      title: 'Interview',
      state: 'RS',
      media: { id: media },
      // Its sentence, in the time of the film.
      begin: 2_000,
      end: 3_500,
      glosses: [
        { value: 'IX', mark: 'pointing', sign: null, isThis: false },
        { value: 'SEGREDO', mark: null, sign: null, isThis: false },
        { value: 'CASA', mark: null, sign: house, isThis: true },
        { value: 'GRANDE', mark: null, sign: big, isThis: false },
      ],
      translations: [
        { text: 'Aquela casa é grande.', language: 'pt' },
        { text: 'That house is big.', language: 'en' },
      ],
    })
    expect(JSON.stringify(corpus)).not.toContain('laughs')
    // Without a translation, the glosses up to a pause.
    expect(corpus?.examples[1]).toMatchObject({ begin: 12_000, end: 13_400, translations: [] })
  })

  test('has the number of its uses alone below five [D46]', async () => {
    await add('Interview', { count: 4 })
    expect((await corpusOf(house))?.frequency).toMatchObject({ uses: 4, details: null })
    expect((await corpusOf(house))?.examples).toHaveLength(3)
  })

  test('takes examples of all recordings in turn, those with a film first', async () => {
    const first = await add('First')
    const second = await add('Second')
    const without = await add('Without film', { audience: 'members' })
    const examples = await dictionary.corpusExamples(house, 12)
    expect(examples.map(({ recording }) => recording)).toEqual([
      ...[first, second, first, second, first, second, first, second, first, second].map(({ id }) => id),
      without.id,
      without.id,
    ])
    expect(examples.at(-1)?.media).toBeNull()
    expect(await dictionary.corpusExamples(house, 12)).toEqual(examples)
  })

  test('that is not published has neither frequency nor examples', async () => {
    await add('Interview')
    expect(await dictionary.findSign(secret)).toBeNull()
    expect(await dictionary.corpusExamples(secret, 3)).toEqual([])
    expect(frequent()).not.toContain(secret)
  })

  test('is ordered by use in lists, and its variants on its page [ELN-05]', async () => {
    const { id } = await addRecording(db, {
      title: 'Interview',
      visibility: 'public',
      tiers: [glosses(utterances(2).filter(({ sign }) => sign === big))],
    })
    const dwelling = await commit((tx) =>
      publish(tx, 'MORADIA', { relations: [house, big].map((sign) => ({ kind: 'variant', sign })) }),
    )
    const variants = async () => (await dictionary.findSign(dwelling))?.relations.map(({ sign }) => sign.id)
    expect([frequent(), await variants()]).toEqual([
      [house, big, dwelling],
      [house, big],
    ])
    await commit((tx) => recordCorpusChange(tx, [id]))
    expect([frequent(), await variants()]).toEqual([
      [big, house, dwelling],
      [big, house],
    ])
  })
})

describe('a recording', () => {
  test('that becomes restricted is gone at once, in other processes too [ELN-05]', async () => {
    const { id } = await add('Interview')
    const seen = await corpusOf(house)
    expect(seen).not.toBeNull()
    const restrict = async (tx: Tx) => {
      await tx.updateTable('eafVideo').set({ visibility: 'restricted' }).where('id', '=', id).execute()
      await recordCorpusChange(tx, [id], { wasPublic: true })
    }
    await commitElsewhere(restrict)
    await eventually(async () => expect(await corpusOf(house)).toBeNull())
    expect(dictionary.hasFrequencies).toBe(false)
    expect(await dictionary.corpusExamples(house, 3)).toEqual([])
    expect(frequent()).toEqual([house, big])
  })

  test('that is restricted changes nothing, and its changes are not recorded [ELN-05]', async () => {
    const { version } = dictionary
    const { id } = await add('Interview', { visibility: 'restricted' })
    expect(await commit((tx) => recordCorpusChange(tx, [id]))).toBeNull()
    expect(dictionary.version).toBe(version)
    expect(await corpusOf(house)).toBeNull()
    await add('Public', { count: 1 })
    expect((await corpusOf(house))?.frequency).toMatchObject({ uses: 1, recordings: 1 })
    expect(await dictionary.corpusExamples(house, 10)).toHaveLength(1)
  })
})
