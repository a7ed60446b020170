import type { Annotation } from './annotation.ts'
import type { ExternalReference, Language, Vocabulary } from './vocabulary.ts'

/** A file of ELAN (EAF 2.0 to 3.0, or a template). Null means that the file does not contain the value. */
export interface EafDocument {
  author: string
  /** As written, for example `2024-05-02T10:00:00+01:00`. */
  date: string
  /** `2.7` or `3.0`: which schema the file follows. */
  format: string
  version: string
  licenses: License[]
  mediaFile: string | null
  /** Always read as milliseconds, as ELAN does; anything else is a diagnostic. */
  timeUnits: string | null
  media: Media[]
  linkedFiles: LinkedFile[]
  properties: Property[]
  timeSlots: TimeSlots
  tiers: Tier[]
  types: TierType[]
  locales: Locale[]
  languages: Language[]
  constraints: Constraint[]
  vocabularies: Vocabulary[]
  lexicons: LexiconReference[]
  linkSets: LinkSet[]
  externalRefs: ExternalReference[]
}

export interface License {
  url: string | null
  text: string
}

export interface Media {
  url: string
  relativeUrl: string | null
  mimeType: string
  /** Milliseconds of the film before the time 0 of the annotations. */
  timeOrigin: number | null
  extractedFrom: string | null
}

export interface LinkedFile {
  url: string
  relativeUrl: string | null
  mimeType: string
  timeOrigin: number | null
  associatedWith: string | null
}

export interface Property {
  name: string | null
  value: string
}

/** Time slots in the order of the file, as two columns: a large corpus has half a million. */
export interface TimeSlots {
  ids: string[]
  /** Milliseconds; null for a slot without a time. */
  times: (number | null)[]
}

export interface Tier {
  id: string
  /** Id of its tier type (LINGUISTIC_TYPE_REF). */
  type: string
  /** Id of the parent tier. */
  parent: string | null
  participant: string | null
  annotator: string | null
  locale: string | null
  language: string | null
  externalRef: string | null
  annotations: Annotation[]
}

/** A LINGUISTIC_TYPE. */
export interface TierType {
  id: string
  timeAlignable: boolean | null
  /** One of `stereotypes`, or null for tiers without a parent. */
  constraint: string | null
  graphicReferences: boolean | null
  vocabulary: string | null
  externalRef: string | null
  lexicon: string | null
}

export const stereotypes = [
  'Time_Subdivision',
  'Included_In',
  'Symbolic_Subdivision',
  'Symbolic_Association',
] as const

export interface Constraint {
  stereotype: string
  description: string | null
}

export interface Locale {
  languageCode: string
  countryCode: string | null
  variant: string | null
}

export interface LexiconReference {
  id: string
  name: string
  type: string
  url: string
  lexiconId: string
  lexiconName: string
  categoryId: string | null
  categoryName: string | null
}

/** A REF_LINK_SET of EAF 3.0: links between annotations. */
export interface LinkSet {
  id: string
  name: string | null
  externalRef: string | null
  language: string | null
  vocabulary: string | null
  links: Link[]
}

export interface Link {
  id: string
  /** Ids of annotations or of other links: two for a cross reference, any number for a group. */
  refs: string[]
  kind: 'cross' | 'group'
  directionality: string | null
  name: string | null
  externalRef: string | null
  language: string | null
  entry: string | null
  type: string | null
  text: string
}
