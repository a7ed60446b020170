import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { property, type ReferenceKey } from '#domains/signs/properties.ts'
import { FormIndex } from './form-index.ts'
import { randomNumbers } from './forms.fixture.ts'
import type { EntryFacts, SignForm } from './sign-form.ts'
import { pairsByComparingAll } from './slow-pairs.fixture.ts'

const lexicon = '../shared/data/nzsl/signs.csv'
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'
if (isMissing) console.warn(`The lexicon ${lexicon} is missing, so minimal pairs are not looked for in it.`)

/** The lists of the lexicon: an entry for each value met. */
class MetValues {
  readonly #entries: EntryFacts[] = []
  readonly #ids = new Map<string, number>()
  readonly entryOf = (id: number) => this.#entries[id - 1]

  id(key: ReferenceKey, value: string): number {
    const list = property(key).list ?? expect.fail()
    const id = this.#ids.get(`${list}/${value}`) ?? this.#ids.size + 1
    if (id > this.#entries.length) {
      this.#ids.set(`${list}/${value}`, id)
      this.#entries.push({ id, list, value, parentId: null, groupId: null, features: null })
    }
    return id
  }
}

function readLexicon(met: MetValues): SignForm[] {
  const rows: Record<string, string>[] = parse(readFileSync(lexicon), { columns: true, bom: true })
  return rows.map(({ source_id, handshape_dominant = '', location = '' }) => ({
    id: Number(source_id),
    values: {
      handshapeDominant: [met.id('handshapeDominant', handshape_dominant)],
      location: [met.id('location', location)],
    },
    flags: {},
  }))
}

/** What the lexicon does not say, made up, the same each time. */
function withMadeMovement(forms: readonly SignForm[], met: MetValues): SignForm[] {
  const random = randomNumbers(20)
  const choices = {
    handedness: 3,
    movementShape: 6,
    movementDirection: 5,
    contactType: 3,
    handshapeNondominant: 4,
  }
  return forms.map(({ id, values }) => {
    const made: SignForm['values'] = {}
    for (const [key, count] of Object.entries(choices) as [ReferenceKey, number][])
      if (random() < 0.9) made[key] = [met.id(key, `made ${Math.floor(random() * random() * count)}`)]
    return {
      id,
      values: { ...values, ...made },
      flags: random() < 0.5 ? { repeatedMovement: random() < 0.5 } : {},
    }
  })
}

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

test.skipIf(isMissing)('its neighbours have the same hand or the same place [PUB-13]', () => {
  const met = new MetValues()
  const forms = readLexicon(met)
  const index = indexed(forms, met)
  const found = index.nearest(233)
  expect(found).toHaveLength(20)
  expect(found.map(({ distance }) => distance)).toEqual(found.map(() => 0))
})

test.skipIf(isMissing)(
  'with movement made up, its thousands of pairs are those of a slow comparison [SGN-06]',
  () => {
    const met = new MetValues()
    const forms = withMadeMovement(readLexicon(met), met)
    const index = indexed(forms, met)
    const found = forms
      .flatMap(({ id }) => index.minimalPairsOf(id).map((pair) => `${id} ${pair.id} ${pair.property}`))
      .toSorted()
    expect(found.length).toBeGreaterThan(4_000)
    expect(new Set(found.map((pair) => pair.split(' ')[2])).size).toBe(8)
    expect(found).toEqual(pairsByComparingAll(forms, met.entryOf))
  },
)
