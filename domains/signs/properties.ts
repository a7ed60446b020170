import type { ListName } from '#domains/vocabularies/reference-lists.ts'

/**
 * The registry of sign properties: every property of a sign, once. Form, validation, page, comparison of
 * versions, CSV, facets, API schema and docs read it. A new property is a row here, a migration, five texts
 * (locales/<language>/properties.json, under the property's key).
 */

/** How a property is stored and shown. */
export type PropertyKind =
  | 'reference'
  | 'text'
  | 'yesNo'
  | 'signs'
  | 'files'
  | 'mediaFact'
  | 'keywords'
  | 'notes'
  | 'examples'

/** The stage of the stepper in which a property is entered. */
export type Stage = 'identification' | 'phonology' | 'morphology' | 'relations'

/** The group under which the sign's page shows it. */
export type PropertyGroup =
  | 'identification'
  | 'meaning'
  | 'hands'
  | 'place'
  | 'movement'
  | 'nonManual'
  | 'morphology'
  | 'use'
  | 'relations'
  | 'media'

export interface Property {
  kind: PropertyKind
  /** The reference list of its values. */
  list?: ListName
  /** May carry several values. */
  many?: boolean
  stage: Stage
  group: PropertyGroup
  /** Visitors can narrow a search by it. */
  searchable?: boolean
  /** Shown to the public and part of the published document. */
  public: boolean
  /** One CSV column per content language: `translation.<language>`. */
  perLanguage?: boolean
}

const text = (stage: Stage, group: PropertyGroup) => ({ kind: 'text', stage, group, public: true }) as const
const singleReference = (list: ListName, stage: Stage, group: PropertyGroup) =>
  ({ kind: 'reference', list, stage, group, searchable: true, public: true }) as const
const multiReference = (list: ListName, stage: Stage, group: PropertyGroup) =>
  ({ ...singleReference(list, stage, group), many: true }) as const
const yesNo = (stage: Stage, group: PropertyGroup) =>
  ({ kind: 'yesNo', stage, group, searchable: true, public: true }) as const

/** Said of the sign's media, not of the sign. */
const attributionProperty = {
  kind: 'mediaFact',
  stage: 'identification',
  group: 'media',
  public: true,
} as const

/** In the order of the CSV's columns. */
export const properties = {
  gloss: text('identification', 'identification'),
  glossEn: text('identification', 'identification'),
  lemma: text('identification', 'identification'),
  lemmaEn: text('identification', 'identification'),
  translation: {
    kind: 'keywords',
    stage: 'identification',
    group: 'meaning',
    public: true,
    perLanguage: true,
  },
  semanticField: multiReference('semantic-field', 'identification', 'meaning'),
  semanticFieldSearchable: multiReference('semantic-field', 'identification', 'meaning'),
  handedness: singleReference('handedness-searchable', 'phonology', 'hands'),
  handednessSearchable: singleReference('handedness-searchable', 'phonology', 'hands'),
  handshapeDominant: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeDominantSecond: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeNondominant: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeNondominantSecond: singleReference('handshape-of-hand', 'phonology', 'hands'),
  location: singleReference('location', 'phonology', 'place'),
  locationPrecise: singleReference('location-within-an-area', 'phonology', 'place'),
  video: { kind: 'files', stage: 'identification', group: 'media', public: true },
  videoNonManual: { kind: 'files', many: true, stage: 'identification', group: 'media', public: true },
  framingImage: { kind: 'files', stage: 'identification', group: 'media', public: true },
  mediaCredit: attributionProperty,
  mediaLicence: attributionProperty,
  mediaSigner: attributionProperty,
  wordClass: multiReference('word_class', 'morphology', 'use'),
  handshapeChange: singleReference('handshape-change', 'phonology', 'hands'),
  relationBetweenArticulators: singleReference('relation-between-articulators', 'phonology', 'hands'),
  virtualObject: text('phonology', 'hands'),
  contactType: singleReference('contact-type', 'phonology', 'place'),
  movementDirection: singleReference('moviment-direction', 'phonology', 'movement'),
  movementShape: singleReference('moviment-shape', 'phonology', 'movement'),
  orientationChange: singleReference('orientation-change', 'phonology', 'movement'),
  repeatedMovement: yesNo('phonology', 'movement'),
  alternatingMovement: yesNo('phonology', 'movement'),
  relativeOrientationMovement: singleReference('relative-orientation-location', 'phonology', 'movement'),
  relativeOrientationLocation: singleReference('relative-orientation-location', 'phonology', 'place'),
  otherPhonology: text('phonology', 'movement'),
  fixedCombination: text('morphology', 'morphology'),
  phoneticVariation: text('phonology', 'movement'),
  mouthing: multiReference('mouthing', 'phonology', 'nonManual'),
  mouthGesture: multiReference('mouth-gestures', 'phonology', 'nonManual'),
  compounding: singleReference('compounding', 'morphology', 'morphology'),
  rootMorpheme: text('morphology', 'morphology'),
  boundMorpheme: text('morphology', 'morphology'),
  blends: text('morphology', 'morphology'),
  relations: { kind: 'signs', many: true, stage: 'relations', group: 'relations', public: true },
  foreignRelations: { kind: 'signs', many: true, stage: 'relations', group: 'relations', public: true },
  minimalPairs: { kind: 'signs', many: true, stage: 'relations', group: 'relations', public: true },
  dialect: text('morphology', 'use'),
  lexicalType: singleReference('lexical-types', 'morphology', 'morphology'),
  etymology: text('morphology', 'use'),
  valence: text('morphology', 'use'),
  iconicConcept: text('morphology', 'meaning'),
  iconicity: text('morphology', 'meaning'),
  namedEntity: singleReference('named-entity', 'morphology', 'use'),
  tags: multiReference('tags', 'relations', 'use'),
  notes: { kind: 'notes', list: 'notes', many: true, stage: 'relations', group: 'relations', public: true },
  inDictionary: yesNo('morphology', 'use'),
  variation: multiReference('variations', 'morphology', 'relations'),
  example: {
    kind: 'examples',
    many: true,
    stage: 'relations',
    group: 'relations',
    public: true,
    perLanguage: true,
  },
  exampleSigns: { kind: 'examples', many: true, stage: 'relations', group: 'relations', public: true },
  exampleVideo: { kind: 'files', many: true, stage: 'relations', group: 'relations', public: true },
} as const satisfies Record<string, Property>

type Registry = typeof properties
export type PropertyKey = keyof Registry
type KeysOfKind<K extends PropertyKind> = {
  [P in PropertyKey]: Registry[P] extends { kind: K } ? P : never
}[PropertyKey]
export type TextKey = KeysOfKind<'text'>
export type ReferenceKey = KeysOfKind<'reference'>
export type YesNoKey = KeysOfKind<'yesNo'>
export type FileKey = KeysOfKind<'files'>
export type AttributionKey = KeysOfKind<'mediaFact'>

export const propertyKeys = Object.keys(properties) as PropertyKey[]
const keysOfKind = <K extends PropertyKind>(kind: K) =>
  propertyKeys.filter((key) => properties[key].kind === kind) as KeysOfKind<K>[]
export const textKeys = keysOfKind('text')
export const referenceKeys = keysOfKind('reference')
export const yesNoKeys = keysOfKind('yesNo')
export const attributionKeys = keysOfKind('mediaFact')

/** The registry's row of a key, with its optional facts readable. */
export const property = (key: PropertyKey): Property => properties[key]

/** The key as CSV, URLs, API and database say it: `handshapeDominant` → `handshape_dominant`. */
export const wireName = (key: PropertyKey): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const byWireName = new Map(propertyKeys.map((key) => [wireName(key), key]))

/** The key behind a wire name; undefined when no property has it. */
export const propertyByWireName = (name: string): PropertyKey | undefined => byWireName.get(name)

/** Properties a visitor can filter by: reference values and yes/no. */
export const filterKeys = propertyKeys.filter((key) => property(key).searchable) as (
  | ReferenceKey
  | YesNoKey
)[]
