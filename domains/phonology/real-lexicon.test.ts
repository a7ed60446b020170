import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Articulation } from './articulation.ts'
import { ArticulationIndex } from './articulation-index.ts'
import { bruteForceMinimalPairs } from './brute-force-minimal-pairs.fixture.ts'
import { articulationsOf, LexiconEntries, withGeneratedMovement } from './lexicon.fixture.ts'

const lexicon = '../shared/data/nzsl/signs.csv'
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'
if (isMissing) console.warn(`The lexicon ${lexicon} is missing, so it is not tested.`)

const readLexicon = (entries: LexiconEntries) =>
  articulationsOf(
    parse(readFileSync(lexicon), { columns: true, bom: true }) as Record<string, string>[],
    entries,
  )

function buildIndex(articulations: readonly Articulation[], entries: LexiconEntries): ArticulationIndex {
  const index = new ArticulationIndex(entries.entryOf)
  index.apply(articulations, [])
  return index
}

test.skipIf(isMissing)(
  'a lexicon that describes only hand and location has no minimal pairs [SGN-06]',
  () => {
    const entries = new LexiconEntries()
    const articulations = readLexicon(entries)
    const index = buildIndex(articulations, entries)
    expect(articulations).toHaveLength(4807)
    expect(articulations.flatMap(({ id }) => index.minimalPairsOf(id))).toEqual([])
    expect(bruteForceMinimalPairs(articulations, entries.entryOf)).toEqual([])
  },
)

test.skipIf(isMissing)(
  'the neighbours of a sign in it are the signs with the same hand in the same location [PUB-13]',
  () => {
    const entries = new LexiconEntries()
    const articulations = readLexicon(entries)
    const index = buildIndex(articulations, entries)
    const own = articulations.find(({ id }) => id === 233)?.values ?? expect.fail()
    const alike = articulations.filter(
      ({ id, values }) =>
        id !== 233 &&
        values.handshapeDominant?.[0] === own.handshapeDominant?.[0] &&
        values.location?.[0] === own.location?.[0],
    )
    const ids = alike.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(index.nearest(233, alike.length + 1)).toEqual(ids.map((id) => ({ id, distance: 0, differs: [] })))
  },
)

test.skipIf(isMissing)(
  'with generated movements, its minimal pairs are those of a comparison of all signs with each other [SGN-06]',
  () => {
    const entries = new LexiconEntries()
    const articulations = withGeneratedMovement(readLexicon(entries), entries)
    const index = buildIndex(articulations, entries)
    const found = articulations
      .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
      .toSorted()
    expect(found.length).toBeGreaterThan(4_000)
    expect(new Set(found.map((pair) => pair.split(' ')[2])).size).toBe(8)
    expect(found).toEqual(bruteForceMinimalPairs(articulations, entries.entryOf))
  },
)
