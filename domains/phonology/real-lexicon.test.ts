import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { FormIndex } from './form-index.ts'
import { formsOf, MetValues, withMadeMovement } from './lexicon.fixture.ts'
import type { SignForm } from './sign-form.ts'
import { pairsByComparingAll } from './slow-pairs.fixture.ts'

const lexicon = '../shared/data/nzsl/signs.csv'
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'
if (isMissing) console.warn(`The lexicon ${lexicon} is missing, so no minimal pairs are looked for in it.`)

const readLexicon = (met: MetValues) =>
  formsOf(parse(readFileSync(lexicon), { columns: true, bom: true }) as Record<string, string>[], met)

function indexed(forms: readonly SignForm[], met: MetValues): FormIndex {
  const index = new FormIndex(met.entryOf)
  index.apply(forms, [])
  return index
}

test.skipIf(isMissing)('a lexicon that describes only hand and place has no minimal pairs [SGN-06]', () => {
  const met = new MetValues()
  const forms = readLexicon(met)
  const index = indexed(forms, met)
  expect(forms).toHaveLength(4807)
  expect(forms.flatMap(({ id }) => index.minimalPairsOf(id))).toEqual([])
  expect(pairsByComparingAll(forms, met.entryOf)).toEqual([])
})

test.skipIf(isMissing)('its neighbours are the signs with the same hand in the same place [PUB-13]', () => {
  const met = new MetValues()
  const forms = readLexicon(met)
  const index = indexed(forms, met)
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
  const met = new MetValues()
  const forms = withMadeMovement(readLexicon(met), met)
  const index = indexed(forms, met)
  const found = forms
    .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
    .toSorted()
  expect(found.length).toBeGreaterThan(4_000)
  expect(new Set(found.map((pair) => pair.split(' ')[2])).size).toBe(8)
  expect(found).toEqual(pairsByComparingAll(forms, met.entryOf))
})
