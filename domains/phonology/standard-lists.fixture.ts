import type { ReferenceKey } from '#domains/signs/properties.ts'
import { property } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import contactTypes from '#seeds/lists/contact-type.json' with { type: 'json' }
import handedness from '#seeds/lists/handedness-searchable.json' with { type: 'json' }
import handednessGroups from '#seeds/lists/handedness-searchable-group.json' with { type: 'json' }
import handshapeChanges from '#seeds/lists/handshape-change.json' with { type: 'json' }
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import lexicalTypes from '#seeds/lists/lexical-types.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import directions from '#seeds/lists/moviment-direction.json' with { type: 'json' }
import shapes from '#seeds/lists/moviment-shape.json' with { type: 'json' }
import orientationChanges from '#seeds/lists/orientation-change.json' with { type: 'json' }
import relations from '#seeds/lists/relation-between-articulators.json' with { type: 'json' }
import orientations from '#seeds/lists/relative-orientation-location.json' with { type: 'json' }
import type { PhonologyEntry } from './articulation.ts'

interface Seed {
  value: string
  group?: string | null
  parent?: string | null
  features?: Record<string, unknown> | null
}

const seeds: [ListName, Seed[]][] = [
  ['contact-type', contactTypes],
  ['handedness-searchable-group', handednessGroups],
  ['handedness-searchable', handedness],
  ['handshape-change', handshapeChanges],
  ['handshape-of-hand', handshapes],
  ['lexical-types', lexicalTypes],
  ['location', areas],
  ['location-within-an-area', preciseLocations],
  ['moviment-direction', directions],
  ['moviment-shape', shapes],
  ['orientation-change', orientationChanges],
  ['relation-between-articulators', relations],
  ['relative-orientation-location', orientations],
]

const ids = new Map(
  seeds
    .flatMap(([list, values]) => values.map(({ value }) => `${list}/${value}`))
    .map((name, n) => [name, n + 1]),
)

const groupLists: Partial<Record<ListName, ListName>> = {
  'handedness-searchable': 'handedness-searchable-group',
}

/** The id of a value of a standard list; throws for an unknown value. */
export function idOf(list: ListName, value: string): number {
  const id = ids.get(`${list}/${value}`)
  if (id === undefined) throw new Error(`The list ${list} has no value ${value}`)
  return id
}

/** The entries of the standard lists that describe articulations. */
export const standardEntries: readonly PhonologyEntry[] = seeds.flatMap(([list, values]) =>
  values.map(({ value, group, parent, features }) => ({
    id: idOf(list, value),
    list,
    value,
    parentId: parent ? idOf('location', parent) : null,
    groupId: group ? idOf(groupLists[list] ?? list, group) : null,
    features: features ?? null,
  })),
)

const byId = new Map(standardEntries.map((entry) => [entry.id, entry]))
export const standardEntryOf = (id: number) => byId.get(id)

/** The ids of a standard list in its order. */
export const idsIn = (list: ListName): number[] =>
  standardEntries.filter((entry) => entry.list === list).map(({ id }) => id)

/** The id of a value of a property. */
export const idOfValue = (key: ReferenceKey, value: string): number => idOf(listOf(key), value)

/** The list with the values of a property. */
export function listOf(key: ReferenceKey): ListName {
  const { list } = property(key)
  if (!list) throw new Error(`The property ${key} has no list`)
  return list
}
