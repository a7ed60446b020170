import { property, type ReferenceKey } from '#domains/signs/properties.ts'
import type { Articulation, PhonologyEntry } from './articulation.ts'
import { randomNumbers } from './articulations.fixture.ts'

/** The lists of a lexicon: an entry for each value met in it. */
export class LexiconEntries {
  readonly #entries: PhonologyEntry[] = []
  readonly #ids = new Map<string, number>()
  readonly entryOf = (id: number) => this.#entries[id - 1]

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

/** The forms in rows of a lexicon that describes the dominant hand and the place. */
export const articulationsOf = (
  rows: readonly Record<string, string>[],
  met: LexiconEntries,
): Articulation[] =>
  rows.map(({ source_id, handshape_dominant = '', location = '' }) => ({
    id: Number(source_id),
    values: {
      handshapeDominant: [met.id('handshapeDominant', handshape_dominant)],
      location: [met.id('location', location)],
    },
    flags: {},
  }))

/** Of each property, how many values are made up. */
const generatedValueCounts = {
  handedness: 3,
  movementShape: 6,
  movementDirection: 5,
  contactType: 3,
  handshapeNondominant: 4,
}

/** The same forms with what they do not say made up, the same each time. */
export function withGeneratedMovement(forms: readonly Articulation[], met: LexiconEntries): Articulation[] {
  const random = randomNumbers(20)
  return forms.map(({ id, values }) => {
    const made: Articulation['values'] = {}
    for (const [key, count] of Object.entries(generatedValueCounts) as [ReferenceKey, number][])
      if (random() < 0.9) made[key] = [met.id(key, `made ${Math.floor(random() * random() * count)}`)]
    return {
      id,
      values: { ...values, ...made },
      flags: random() < 0.5 ? { repeatedMovement: random() < 0.5 } : {},
    }
  })
}
