import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Articulation } from './articulation.ts'
import { ArticulationIndex } from './articulation-index.ts'
import { bruteForceMinimalPairs } from './brute-force-minimal-pairs.fixture.ts'
import { articulationsOf, LexiconEntries, withGeneratedMovement } from './lexicon.fixture.ts'

const lexicon = '../shared/data/nzsl/signs.csv'
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'
if (isMissing) console.warn(`The lexicon ${lexicon} is missing, so no minimal pairs are looked for in it.`)

const readLexicon = (met: LexiconEntries) =>
  articulationsOf(parse(readFileSync(lexicon), { columns: true, bom: true }) as Record<string, string>[], met)

function buildIndex(forms: readonly Articulation[], met: LexiconEntries): ArticulationIndex {
  const index = new ArticulationIndex(met.entryOf)
  index.apply(forms, [])
  return index
}

test.skipIf(isMissing)('a lexicon that describes only hand and place has no minimal pairs [SGN-06]', () => {
  const met = new LexiconEntries()
  const forms = readLexicon(met)
  const index = buildIndex(forms, met)
  expect(forms).toHaveLength(4807)
  expect(forms.flatMap(({ id }) => index.minimalPairsOf(id))).toEqual([])
  expect(bruteForceMinimalPairs(forms, met.entryOf)).toEqual([])
})

test.skipIf(isMissing)('its neighbours are the signs with the same hand in the same place [PUB-13]', () => {
  const met = new LexiconEntries()
  const forms = readLexicon(met)
  const index = buildIndex(forms, met)
  const own = forms.find(({ id }) => id === 233)?.values ?? expect.fail()
  const alike = forms.filter(
    ({ id, values }) =>
      id !== 233 &&
      values.handshapeDominant?.[0] === own.handshapeDominant?.[0] &&
      values.location?.[0] === own.location?.[0],
  )
  const ids = alike.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(index.nearest(233, alike.length + 1)).toEqual(ids.map((id) => ({ id, distance: 0, differs: [] })))
})

test.skipIf(isMissing)('with movement made up, its pairs are those of a slow comparison [SGN-06]', () => {
  const met = new LexiconEntries()
  const forms = withGeneratedMovement(readLexicon(met), met)
  const index = buildIndex(forms, met)
  const found = forms
    .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
    .toSorted()
  expect(found.length).toBeGreaterThan(4_000)
  expect(new Set(found.map((pair) => pair.split(' ')[2])).size).toBe(8)
  expect(found).toEqual(bruteForceMinimalPairs(forms, met.entryOf))
})
