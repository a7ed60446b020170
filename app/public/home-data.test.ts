import { describe, expect, test } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import {
  dayCandidates,
  exampleWords,
  findNetworkCorner,
  maxCornerSigns,
  maxHandshapes,
  mostFrequentHandshapes,
} from './home-data.ts'

const hand = (id: number, groupId: number | null = null, symbol: string | null = `S100${id}0`) =>
  aVocabularyEntry({
    id,
    list: 'handshape-of-hand',
    value: `hand-${id}`,
    groupId,
    symbol,
    texts: { pt: `mão ${id}`, en: `hand ${id}` },
  })

const strip = (counts: Record<number, number>, entries: VocabularyEntry[]) =>
  mostFrequentHandshapes(
    counts,
    { vocabulary: createVocabulary(entries, 'pt'), media: () => undefined },
    'en',
  )

describe('the strip of handshapes [PUB-04]', () => {
  test('starts with the most frequent handshape and contains the counts', () => {
    const hands = strip({ 1: 2, 2: 7, 3: 2 }, [hand(1), hand(2), hand(3)])
    expect(hands.map(({ id, count }) => [id, count])).toEqual([
      [2, 7],
      [1, 2],
      [3, 2],
    ])
    expect(hands[0]).toMatchObject({ name: 'hand 2', language: 'en', symbol: 'S10020' })
  })

  test('omits handshapes without signs or without any picture', () => {
    expect(strip({ 1: 2, 2: 7, 3: 0 }, [hand(1), hand(2, null, null), hand(3)])).toHaveLength(1)
    expect(strip({}, [hand(1)])).toEqual([])
  })

  test('is limited to one row', () => {
    const many = Array.from({ length: 60 }, (_, at) => hand(at + 1))
    expect(strip(Object.fromEntries(many.map(({ id }) => [id, id])), many)).toHaveLength(maxHandshapes)
  })
})

describe('the corner of the network on the home page [PUB-04]', () => {
  const corner = (links: [number, number][], withoutPoster: number[] = []) =>
    findNetworkCorner({
      relations: () => links.map(([from, to]) => ({ from, to, kind: 'synonym' as const })),
      byIds: (ids) =>
        ids.map((id) =>
          aSearchEntry({ id, gloss: `S${id}`, poster: withoutPoster.includes(id) ? null : `${id}.webp` }),
        ),
    })

  test('is the sign that is related to most others, each of them once', () => {
    const found = corner([
      [1, 2],
      [3, 2],
      [2, 3],
      [2, 4],
      [5, 5],
    ])
    expect(found?.centre).toEqual({ id: 2, gloss: 'S2', poster: '2.webp' })
    expect(found?.around.map(({ id }) => id)).toEqual([1, 3, 4])
  })

  test('contains only signs with a picture, and not too many', () => {
    const links = [2, 3, 4, 5, 6, 7].map((to): [number, number] => [1, to])
    expect(corner(links)?.around).toHaveLength(maxCornerSigns)
    expect(corner([...links, [2, 3], [2, 4]], [1])?.centre.id).toBe(2)
    expect(corner(links, [2, 3])?.around.map(({ id }) => id)).toEqual([4, 5, 6, 7])
  })

  test('has no offensive signs [D41]', () => {
    const found = findNetworkCorner({
      relations: () => [2, 3, 4].map((to) => ({ from: 1, to, kind: 'synonym' as const })),
      byIds: (ids) =>
        ids.map((id) => aSearchEntry({ id, gloss: `S${id}`, poster: `${id}.webp`, isOffensive: id === 2 })),
    })
    expect(found?.around.map(({ id }) => id)).toEqual([3, 4])
  })

  test('is missing without relations', () => {
    expect(corner([])).toBe(null)
    expect(corner([[1, 2]])).toBe(null)
  })
})

test('the words to try are short, of signs with many relations that are not related to each other [PUB-04]', () => {
  const words: Record<number, string[]> = {
    1: ['casa', 'lar'],
    2: ['porta'],
    3: ['água'],
    4: ['extraordinariamente'],
    5: ['guarda-chuva'],
    6: ['sol'],
    7: ['lua'],
  }
  const links = [
    [1, 2],
    [1, 3],
    [1, 6],
    [2, 3],
    [4, 5],
    [4, 7],
    [5, 7],
    [7, 8],
  ] as const
  const examples = (language: string) =>
    exampleWords(
      {
        relations: () => links.map(([from, to]) => ({ from, to, kind: 'synonym' as const })),
        byIds: (ids) =>
          ids.map((id) => aSearchEntry({ id, gloss: `S${id}`, translations: { pt: words[id] ?? [] } })),
      },
      language,
    )
  expect(examples('pt')).toEqual(['casa', 'lua'])
  expect(examples('de')).toEqual([])
})

test('the sign of the day is not offensive, and one of the demonstration only without others [PUB-04] [D41]', () => {
  const offensive = aSearchEntry({
    id: 1,
    gloss: 'S1',
    isOffensive: true,
    poster: '1.webp',
    preview: '1.mp4',
  })
  const demo = aSearchEntry({ id: 2, gloss: 'S2', source: 'demo', poster: '2.webp', preview: '2.mp4' })
  const plain = aSearchEntry({ id: 3, gloss: 'S3' })
  const seen = aSearchEntry({ id: 4, gloss: 'S4', poster: '4.webp' })
  const playing = aSearchEntry({ id: 5, gloss: 'S5', poster: '5.webp', preview: '5.mp4' })
  const idsOf = (...signs: Parameters<typeof dayCandidates>[0]) => dayCandidates(signs).map(({ id }) => id)
  expect(idsOf(offensive, demo, plain, seen, playing)).toEqual([5])
  expect(idsOf(offensive, demo, plain, seen)).toEqual([4])
  expect(idsOf(offensive, demo, plain)).toEqual([3])
  expect(idsOf(offensive, demo)).toEqual([2])
  expect(idsOf(offensive)).toEqual([1])
})
