import type { EntryHierarchy } from '../location-containment.ts'
import type { PropertyKey } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { MergedParts, Sides } from './merge-values.ts'
import type { PropertyIssue } from './property-issue.ts'

export interface ValidationContext {
  entryById(id: number): EntryHierarchy | undefined
}

/** How ids are presented; undefined results are left out. */
export interface ValuePresenter {
  entry(id: number): unknown
  sign(id: number): unknown
  /** Files are left out without it. */
  file?(mediaId: number): unknown
  /** Whether the reader also sees what is private, and is told what is. */
  seesPrivate: boolean
}

/** How the parts of a value are named in the language of a page. */
export interface ValueNames {
  entry: (id: number) => string
  sign: (id: number) => string
  language: (code: string) => string
  relation: (kind: SignDocument['relations'][number]['kind']) => string
  yesNo: (value: boolean) => string
  /** A note that the public does not see; its text alone by default. */
  privateNote?: (text: string) => string
  /** A file; files are left out by default. */
  file?: (id: number) => string
}

/** What a document refers to, by the property that does. Its files: `mediaOf`. */
export interface References {
  entries?: { key: PropertyKey; id: number }[]
  languages?: { key: PropertyKey; code: string }[]
  signs?: { key: PropertyKey; id: number }[]
}

type IdMapping = (id: number) => number

/** Other ids for signs, entries and media. */
export interface IdMappings {
  sign: IdMapping
  entry: IdMapping
  media: IdMapping
}

export interface RemovedObjects {
  signs: ReadonlySet<number>
  media: ReadonlySet<number>
}

/** The parts of a document that a list of properties with single values shows; texts are missing in search entries. */
export type ListedParts = Pick<SignDocument, 'values' | 'flags'> & { texts?: Partial<SignDocument['texts']> }

/** How single values are shown in a list of properties. */
export interface ValueViews<View> {
  text(text: string): View
  /** Null for an unknown entry. */
  entry(id: number): View | null
  yesNo(value: boolean): View
}

/** What the program does with all properties of one kind. Documents of arguments are canonical, except for `normalize`. */
export interface KindModule {
  /** The part of the document that holds this kind, in its canonical form. */
  normalize(document: SignDocument): Partial<SignDocument>
  /** What is wrong with a property. */
  validate(key: PropertyKey, document: SignDocument, context: ValidationContext): PropertyIssue[]
  /** Plain facts of these properties, by wire name. */
  present(
    keys: readonly PropertyKey[],
    document: SignDocument,
    presenter: ValuePresenter,
  ): Record<string, unknown>
  /** The value of a property as lines of text; none when it is empty. */
  text(key: PropertyKey, document: SignDocument, names: ValueNames): string[]
  /** The single values of a property; kinds without it have a section of their own on pages. */
  list?<View>(key: PropertyKey, document: ListedParts, views: ValueViews<View>): View[]
  /** Whether two documents differ in a property. */
  compare(key: PropertyKey, one: SignDocument, other: SignDocument): boolean
  /** The document without the values of a property. */
  remove(key: PropertyKey, document: SignDocument): SignDocument
  /** Merges two versions that have a common base. Where both sides changed a value, it is that of `mine`. */
  merge(sides: Sides<SignDocument>): MergedParts

  /** Whether the form has a field for a property; others are entered elsewhere. */
  hasField(key: PropertyKey): boolean
  /** The value that the field of a property shows; undefined when there is none. */
  read(key: PropertyKey, document: SignDocument): unknown
  /** The document with the value of a field; undefined removes it. */
  write(key: PropertyKey, document: SignDocument, value: unknown): SignDocument

  references?(document: SignDocument): References
  /** The part with other ids. */
  mapIds?(document: SignDocument, map: IdMappings): Partial<SignDocument>
  /** The part without these signs and files. */
  withoutReferences?(document: SignDocument, removed: RemovedObjects): Partial<SignDocument>
  /** The part without what only members may read; whole when missing. */
  publicPart?(document: SignDocument): Partial<SignDocument>
}
