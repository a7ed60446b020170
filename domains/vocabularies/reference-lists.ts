/**
 * Optional features of a reference list. Its entries are rows of `vocabulary_entry`; its name and help are messages in
 * locales/<language>/vocabularies.json.
 */
export interface ListDefinition {
  /** Each entry belongs to an entry of this list: a precise location to its area. */
  parent?: string
  /** Entries are grouped under heads of this list, which may be the list itself. */
  group?: string
  /** Entries may have a picture. */
  picture?: boolean
  /** Entries have a SignWriting symbol and handshape features. */
  handshape?: boolean
}

/** The 22 reference lists; their names are those of the API's routes. */
export const listDefinitions = {
  compounding: {},
  'contact-type': {},
  'handedness-searchable': { group: 'handedness-searchable-group' },
  'handedness-searchable-group': {},
  'handshape-change': {},
  'handshape-of-hand': { group: 'handshape-of-hand', picture: true, handshape: true },
  'lexical-types': {},
  location: { group: 'location', picture: true },
  'location-within-an-area': { parent: 'location', picture: true },
  'mouth-gestures': { group: 'mouth-gestures' },
  mouthing: {},
  'moviment-direction': { group: 'moviment-direction' },
  'moviment-shape': { group: 'moviment-shape' },
  'named-entity': {},
  notes: {},
  'orientation-change': {},
  'relation-between-articulators': {},
  'relative-orientation-location': {},
  'semantic-field': { group: 'semantic-field' },
  tags: {},
  variations: {},
  word_class: {},
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof listDefinitions
export const listNames = Object.keys(listDefinitions) as ListName[]
export const isListName = (name: unknown): name is ListName =>
  typeof name === 'string' && Object.hasOwn(listDefinitions, name)

/**
 * How many heads are followed upwards from an entry at most: real lists have two levels, but the data could contain a
 * cycle.
 */
export const maxHeadDepth = 8

/** The definition of a list, typed so that its optional features can be read. */
export const listDefinition = (name: ListName): ListDefinition => listDefinitions[name]
