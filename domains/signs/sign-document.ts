import type { MediaRole } from './media-roles.ts'
import type { ReferenceKey, TextKey, YesNoKey } from './properties.ts'

export const signStatuses = ['pending', 'published', 'deleted'] as const
export type SignStatus = (typeof signStatuses)[number]

export const relationKinds = [
  'homonym',
  'synonym',
  'variant',
  'antonym',
  'hyponym',
  'hypernym',
  'see_also',
  'handshape_paradigm',
] as const
export type RelationKind = (typeof relationKinds)[number]

export { type MediaRole, mediaRoles } from './media-roles.ts'

/** A file of a sign in its role. */
export interface DocumentMedia extends AttributedMedia {
  role: MediaRole
}

/** One note; `kind` is the id of an entry of the list `notes`. */
export interface SignNote {
  kind: number
  text: string
  public: boolean
}

/** Licence, credit and signer of a file of a sign; missing when unknown. */
export interface Attribution {
  licence?: string
  credit?: string
  signer?: string
}
export const attributionFields = ['licence', 'credit', 'signer'] as const satisfies (keyof Attribution)[]

/** A file of a sign, and its attribution where this sign shows it. */
export interface AttributedMedia extends Attribution {
  media: number
}

/**
 * One example sentence: its text by language, and the signs used, as written (`2556 cl:walk-up`). The attribution is that
 * of its video.
 */
export interface SignExample extends Attribution {
  texts: Record<string, string>
  signs: string
  media?: number
}

/**
 * The content of a sign: all its properties. Versions store it completely, publishing stores its public part, and
 * imports compare it. Entries, signs and media are ids, so that a renamed value is shown immediately.
 */
export interface SignDocument {
  texts: Partial<Record<TextKey, string>> & { gloss: string }
  /** By language: senses, each with its keywords. */
  translations: Record<string, string[][]>
  /** Ids of reference entries by property, in order. */
  values: Partial<Record<ReferenceKey, number[]>>
  flags: Partial<Record<YesNoKey, boolean>>
  notes: SignNote[]
  relations: { kind: RelationKind; sign: number }[]
  foreignRelations: { signLanguage: string; text: string }[]
  /** Entered by hand; computed pairs are not stored. */
  minimalPairs: number[]
  examples: SignExample[]
  media: DocumentMedia[]
}

/** A stored sign. People are account ids; null means "system" or nobody. */
export interface StoredSign {
  id: number
  source: string | null
  sourceId: string | null
  status: SignStatus
  revision: number
  authorId: number | null
  publisherId: number | null
  approverId: number | null
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  document: SignDocument
}

/** All media of a document, repetitions included: of the sign, then of its examples. */
export const mediaOf = ({ media, examples }: Pick<SignDocument, 'media' | 'examples'>): AttributedMedia[] => [
  ...media,
  ...examples.flatMap(({ texts: _, signs: __, media: id, ...attribution }) =>
    id === undefined ? [] : { media: id, ...attribution },
  ),
]

/** The ids of all media of a document, in the same order. */
export const mediaIdsOf = (document: Pick<SignDocument, 'media' | 'examples'>): number[] =>
  mediaOf(document).map(({ media }) => media)

/** A document that has only a gloss. */
export const emptyDocument = (gloss: string): SignDocument => ({
  texts: { gloss },
  translations: {},
  values: {},
  flags: {},
  notes: [],
  relations: [],
  foreignRelations: [],
  minimalPairs: [],
  examples: [],
  media: [],
})
