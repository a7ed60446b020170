import { property, type ReferenceKey } from '#domains/signs/properties.ts'
import type { Articulation, PhonologyEntry } from './articulation.ts'
import { randomNumbers } from './articulations.fixture.ts'

/** Reference lists built from a lexicon: one entry for each distinct value. */
export class LexiconEntries {
  readonly #entries: PhonologyEntry[] = []
  readonly #ids = new Map<string, number>()
  readonly entryOf = (id: number) => this.#entries[id - 1]

  /** The id of a value; adds an entry for a new value. */
  id(key: ReferenceKey, value: string): number {
    const { list } = property(key)
    if (!list) throw new Error(`${key} has no list`)
    const id = this.#ids.get(`${list}/${value}`) ?? this.#ids.size + 1
    if (id > this.#entries.length) {
      this.#ids.set(`${list}/${value}`, id)
      this.#entries.push({ id, list, value, parentId: null, groupId: null, features: null })
    }
    return id
  }
}

/** The articulations of a lexicon that describes only dominant hand and location. */
export const articulationsOf = (
  rows: readonly Record<string, string>[],
  entries: LexiconEntries,
): Articulation[] =>
  rows.map(({ source_id, handshape_dominant = '', location = '' }) => ({
    id: Number(source_id),
    values: {
      handshapeDominant: [entries.id('handshapeDominant', handshape_dominant)],
      location: [entries.id('location', location)],
    },
    flags: {},
  }))

/** Number of distinct generated values by property. */
const generatedValueCounts = {
  handedness: 3,
  movementShape: 6,
  movementDirection: 5,
  contactType: 3,
  handshapeNondominant: 4,
}

/** Adds pseudorandom values for missing properties, the same on each call. */
export function withGeneratedMovement(
  articulations: readonly Articulation[],
  entries: LexiconEntries,
): Articulation[] {
  const random = randomNumbers(20)
  return articulations.map(({ id, values }) => {
    const generated: Articulation['values'] = {}
    for (const [key, count] of Object.entries(generatedValueCounts) as [ReferenceKey, number][])
      if (random() < 0.9)
        generated[key] = [entries.id(key, `generated ${Math.floor(random() * random() * count)}`)]
    return {
      id,
      values: { ...values, ...generated },
      flags: random() < 0.5 ? { repeatedMovement: random() < 0.5 } : {},
    }
  })
}
