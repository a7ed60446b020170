/**
 * The 22 reference lists, one mechanism. A list is a row here, its entries are rows of vocabulary_entry, and
 * its name and help are texts in locales/<language>/vocabularies.json. List names are those of the routes.
 */
export interface ListDefinition {
  /** Entries belong to an entry of this list (the precise place to its area). */
  parent?: string
  /** Entries are grouped under entries of this list; a list may group under its own heads. */
  group?: string
  /** Entries carry a picture. */
  picture?: boolean
  /** Entries carry a SignWriting symbol and finger features. */
  handshape?: boolean
}

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

/** The catalogue's row of a list, with its optional facts readable. */
export const listDefinition = (name: ListName): ListDefinition => listDefinitions[name]
