export interface Language {
  id: string
  /** Address of the definition, such as the concept of ISO 639-3. */
  definition: string | null
  label: string | null
}

/** A controlled vocabulary. One with an `externalRef` has its entries in another file. */
export interface Vocabulary {
  id: string
  externalRef: string | null
  /** One per language; before EAF 2.8 one without a language. */
  descriptions: { language: string | null; text: string }[]
  entries: VocabularyEntry[]
}

export interface VocabularyEntry {
  /** Null before EAF 2.8, except in external vocabularies. */
  id: string | null
  externalRef: string | null
  values: EntryValue[]
}

export interface EntryValue {
  /** Null before EAF 2.8. */
  language: string | null
  value: string
  description: string | null
}

export interface ExternalReference {
  id: string
  /** `iso12620`, `ecv`, `cve_id`, `lexen_id` or `resource_url`. */
  type: string
  value: string
}

/** An external vocabulary file (ECV). */
export interface EcvDocument {
  author: string | null
  date: string | null
  version: string | null
  languages: Language[]
  vocabularies: Vocabulary[]
  externalRefs: ExternalReference[]
}
