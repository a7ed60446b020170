import type { ListName } from '#domains/vocabularies/reference-lists.ts'

/**
 * The registry of sign properties. Storage, validation, publishing, the sign page, CSV, JSON export, search filters and
 * the API schema are derived from it. A new property needs a row here, a migration and five texts
 * (locales/<language>/properties.json, under the wire name).
 */

/** What the values of a property are; kinds/ has one module for each. */
export type PropertyKind =
  | 'reference'
  | 'text'
  | 'yesNo'
  | 'relations'
  | 'foreignRelations'
  | 'minimalPairs'
  | 'files'
  | 'attribution'
  | 'keywords'
  | 'notes'
  | 'examples'

/** The stage of the form in which a property is entered. */
export type Stage = 'identification' | 'phonology' | 'morphology' | 'relations'

/** The group in which the sign page shows a property. */
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
  /** Can have several values. */
  many?: boolean
  stage: Stage
  group: PropertyGroup
  /** Is a search filter for visitors. */
  searchable?: boolean
  /** Part of published documents, pages, API, search and exports. Otherwise it stays in the panel. */
  public: boolean
  /** One CSV column per content language: `translation.<language>`. */
  perLanguage?: boolean
  /** Every sign must have a value. */
  required?: boolean
  /** The longest text in characters; `maxTextLength` when missing. */
  maxLength?: number
  /** The property of which this is the coarser variant for search. Without a value it has the same values (D15). */
  variantOf?: string
  /** The property whose value must contain this one, by the parents of the entries. */
  within?: string
}

/** Properties by their keys. Functions take a registry as argument so that tests can pass another one. */
export type Registry = Readonly<Record<string, Property>>

/** The longest text of a property in characters. */
export const maxTextLength = 20_000

const text = (stage: Stage, group: PropertyGroup) => ({ kind: 'text', stage, group, public: true }) as const
const singleReference = (list: ListName, stage: Stage, group: PropertyGroup) =>
  ({ kind: 'reference', list, stage, group, searchable: true, public: true }) as const
const multiReference = (list: ListName, stage: Stage, group: PropertyGroup) =>
  ({ ...singleReference(list, stage, group), many: true }) as const
const yesNo = (stage: Stage, group: PropertyGroup) =>
  ({ kind: 'yesNo', stage, group, searchable: true, public: true }) as const

/** Of each file, where this sign shows it. */
const attributionProperty = {
  kind: 'attribution',
  stage: 'identification',
  group: 'media',
  public: true,
} as const

/** In the order of the CSV columns. */
export const properties = {
  // A longer gloss does not fit the index of the database.
  gloss: { ...text('identification', 'identification'), required: true, maxLength: 500 },
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
  semanticFieldSearchable: {
    ...multiReference('semantic-field', 'identification', 'meaning'),
    variantOf: 'semanticField',
  },
  handedness: singleReference('handedness-searchable', 'phonology', 'hands'),
  handednessSearchable: {
    ...singleReference('handedness-searchable', 'phonology', 'hands'),
    variantOf: 'handedness',
  },
  handshapeDominant: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeDominantSecond: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeNondominant: singleReference('handshape-of-hand', 'phonology', 'hands'),
  handshapeNondominantSecond: singleReference('handshape-of-hand', 'phonology', 'hands'),
  location: singleReference('location', 'phonology', 'place'),
  locationPrecise: {
    ...singleReference('location-within-an-area', 'phonology', 'place'),
    within: 'location',
  },
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
  relations: { kind: 'relations', many: true, stage: 'relations', group: 'relations', public: true },
  foreignRelations: {
    kind: 'foreignRelations',
    many: true,
    stage: 'relations',
    group: 'relations',
    public: true,
  },
  minimalPairs: { kind: 'minimalPairs', many: true, stage: 'relations', group: 'relations', public: true },
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

type Properties = typeof properties
export type PropertyKey = keyof Properties
type KeysOfKind<K extends PropertyKind> = {
  [P in PropertyKey]: Properties[P] extends { kind: K } ? P : never
}[PropertyKey]
export type TextKey = KeysOfKind<'text'>
export type ReferenceKey = KeysOfKind<'reference'>
export type YesNoKey = KeysOfKind<'yesNo'>
export type FileKey = KeysOfKind<'files'>
export type AttributionKey = KeysOfKind<'attribution'>

export const propertyKeys = Object.keys(properties) as PropertyKey[]

/** The keys of one kind, in the order of the registry. */
export const keysOfKind = <K extends PropertyKind>(kind: K, registry: Registry = properties) =>
  Object.keys(registry).filter((key) => registry[key]?.kind === kind) as KeysOfKind<K>[]
export const textKeys = keysOfKind('text')
export const referenceKeys = keysOfKind('reference')
export const yesNoKeys = keysOfKind('yesNo')

/** The definition of a property, typed so that its optional facts can be read. */
export const property = (key: PropertyKey): Property => properties[key]

/** The properties that the public may see. */
export const publicProperties = (registry: Registry = properties): Registry =>
  Object.fromEntries(Object.entries(registry).filter(([, { public: isPublic }]) => isPublic))

/** The longest text of a property in characters. */
export const maxLengthOf = (key: PropertyKey): number => property(key).maxLength ?? maxTextLength

/** The property that a variant for search belongs to; any other property itself. */
export const baseProperty = (key: PropertyKey): PropertyKey =>
  (property(key).variantOf as PropertyKey | undefined) ?? key

const variants = new Map(
  propertyKeys.flatMap((key) => (property(key).variantOf ? [[property(key).variantOf, key]] : [])),
) as ReadonlyMap<string | undefined, ReferenceKey>

/** The variant for search of a property; undefined when it has none. */
export const variantOf = (key: PropertyKey): ReferenceKey | undefined => variants.get(key)

/** The values by which a sign is found: an empty variant for search has the values of its property (D15). */
export function effectiveValues(
  values: Partial<Record<ReferenceKey, number[]>>,
): Partial<Record<ReferenceKey, number[]>> {
  const effective = { ...values }
  for (const [base, variant] of variants) {
    const inherited = values[base as ReferenceKey]
    if (!values[variant]?.length && inherited?.length) effective[variant] = inherited
  }
  return effective
}

/** Whether the key is a variant for search with exactly the values of its property. */
export const repeatsBaseProperty = (
  key: PropertyKey,
  values: Partial<Record<ReferenceKey, number[]>>,
): boolean =>
  baseProperty(key) !== key &&
  JSON.stringify(values[key as ReferenceKey]) === JSON.stringify(values[baseProperty(key) as ReferenceKey])

/** The name of a key in CSV, URLs, API and database: `handshapeDominant` → `handshape_dominant`. */
export const wireName = (key: string): string => wireNames.get(key) ?? toWireName(key)

const toWireName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Each write of a sign needs the names of all properties. */
const wireNames: ReadonlyMap<string, string> = new Map(propertyKeys.map((key) => [key, toWireName(key)]))

const byWireName = new Map(propertyKeys.map((key) => [wireName(key), key]))

/** The key with a wire name; undefined for other names. */
export const propertyByWireName = (name: string): PropertyKey | undefined => byWireName.get(name)

/** The properties that visitors can filter by: reference values and yes/no. */
export const filterKeysOf = (registry: Registry) =>
  Object.keys(registry).filter((key) => registry[key]?.searchable && registry[key].public) as (
    | ReferenceKey
    | YesNoKey
  )[]
export const filterKeys = filterKeysOf(properties)
