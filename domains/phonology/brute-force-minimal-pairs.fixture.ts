import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { Articulation, MinimalPairKey, PhonologyEntry } from './articulation.ts'

// The properties are listed again here, so that this fixture is independent of the code under test.
const pairs = [
  ['handshapeDominant', 'handshapeDominantSecond'],
  ['handshapeNondominant', 'handshapeNondominantSecond'],
] as const
const single = [
  'handedness',
  'handshapeChange',
  'relationBetweenArticulators',
  'relativeOrientationMovement',
  'relativeOrientationLocation',
  'orientationChange',
  'contactType',
  'movementShape',
  'movementDirection',
] as const
const flags = ['repeatedMovement', 'alternatingMovement'] as const

type FindEntry = (id: number) => PhonologyEntry | undefined
/** First and second value by property; 0 when missing. */
type FlatArticulation = [MinimalPairKey, number, number][]

function flatten({ values, flags: flagValues }: Articulation, findEntry: FindEntry): FlatArticulation {
  const value = (key: ReferenceKey) => values[key]?.[0] ?? 0
  const precise = value('locationPrecise')
  return [
    ['location', findEntry(precise)?.parentId ?? value('location'), precise],
    ...pairs.map((keys): FlatArticulation[number] => [keys[0], value(keys[0]), value(keys[1])]),
    ...single.map((key): FlatArticulation[number] => [key, value(key), 0]),
    ...flags.map((key): FlatArticulation[number] => [key, flagValues[key] ? 2 : 1, 0]),
  ]
}

function isComplete({ values }: Articulation, findEntry: FindEntry): boolean {
  const has = (key: ReferenceKey) => (values[key]?.length ?? 0) > 0
  const spelled = ['letter', 'acronym', 'fingerspelled', 'number', 'number-incorporated'].includes(
    findEntry(values.lexicalType?.[0] ?? 0)?.value ?? '',
  )
  return (
    has('handedness') &&
    has('handshapeDominant') &&
    (has('location') || has('locationPrecise')) &&
    (has('movementShape') || has('movementDirection')) &&
    !spelled
  )
}

/** The only property in which two articulations differ and which both describe; null when there is none. */
function singleDifference(one: FlatArticulation, other: FlatArticulation): MinimalPairKey | null {
  let only = -1
  for (let n = 0; n < one.length; n++) {
    const a = one[n] as FlatArticulation[number]
    const b = other[n] as FlatArticulation[number]
    if (a[1] === b[1] && a[2] === b[2]) continue
    if (only !== -1) return null
    only = n
  }
  if (only === -1) return null
  const [key, area, precise] = one[only] as FlatArticulation[number]
  const [, otherArea, otherPrecise] = other[only] as FlatArticulation[number]
  if (area === 0 || otherArea === 0) return null
  if (key === 'location' && area === otherArea && (precise === 0 || otherPrecise === 0)) return null
  return key
}

/** All minimal pairs by definition, in both directions and sorted: every sign is compared with every other. */
export function bruteForceMinimalPairs(
  articulations: readonly Articulation[],
  findEntry: FindEntry,
): string[] {
  const complete = articulations
    .filter((articulation) => isComplete(articulation, findEntry))
    .map((articulation) => ({ id: articulation.id, values: flatten(articulation, findEntry) }))
  const found: string[] = []
  for (const [n, one] of complete.entries())
    for (let m = n + 1; m < complete.length; m++) {
      const other = complete[m] as (typeof complete)[number]
      const property = singleDifference(one.values, other.values)
      if (property) found.push(`${one.id} ${other.id} ${property}`, `${other.id} ${one.id} ${property}`)
    }
  return found.toSorted()
}
