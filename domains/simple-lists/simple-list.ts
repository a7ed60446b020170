import type { Actor } from '#platform/actor.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Decision } from '#platform/policy.ts'
import type { EntryContent } from './entry-content.ts'
import type { FieldOptions } from './kinds/field-kind.ts'
import type { FieldValue } from './kinds/field-value.ts'
import type { FieldKindName } from './kinds/index.ts'
import type { MediaFieldKind } from './kinds/media-file.ts'

export const listNames = [
  'faqs',
  'contents',
  'institutions',
  'professions',
  'websiteManual',
  'annotationsManual',
  'replyTemplates',
  'videos',
] as const
export type ListName = (typeof listNames)[number]

type OtherKind = 'yesNo' | 'translatedFilm' | MediaFieldKind
type TextKind = Exclude<FieldKindName, OtherKind>

/** A field of the entries of a list. */
export type ListField = FieldOptions & ({ kind: TextKind; maxLength: number } | { kind: OtherKind })

/** The values of an entry by field. */
interface EntryFields {
  fields: Readonly<Record<string, FieldValue>>
}

/** The facts of a simple list of the panel. */
export interface SimpleList {
  /** Texts of the interface and stored versions have this name. */
  name: ListName
  /** Below `/control-panel`. */
  page: string
  /** Of its item in the menu of the panel. */
  icon: string
  /** Table of the entries: `id`, `active`, `revision` and `position`. */
  table: string
  /**
   * Table of their texts: one row for each entry and language; `entry` is the column of the entry. Null for lists
   * without translated fields.
   */
  texts: { table: string; entry: string } | null
  /** Texts are in the languages of the interface, whatever languages the dictionary has. */
  isOfInterface?: true
  /** In the order of the form; the first one names the entry. */
  fields: Readonly<Record<string, ListField>>
  /** The rules for the fields of an entry together. */
  fieldErrors?: (fields: Readonly<Record<string, FieldValue>>) => FieldError[]
  /** Entries that the program needs: their column, and the error that refuses to delete one, or some of its changes. */
  kept?: {
    column: string
    refusal: ErrorCode
    /** The key of their name in the language of the reader; without it, they have stored names. */
    nameKey?: 'accounts:institution.other'
    /** The fields of a change that are refused; `active` if the entry must stay active. */
    refusedFields: (before: EntryContent, after: EntryContent) => string[]
  }
  /** The order until somebody moves an entry. */
  order: 'name' | 'newest'
  /**
   * `each`: every active entry is in use. Otherwise only the newest active one of those that share the value of
   * `newestOf`; then the table has `activated_at`.
   */
  activation: 'each' | { newestOf: string }
  hasVersions: boolean
  /** What prevents that an entry is deleted; null for entries that nothing uses. */
  uses: {
    /** Columns that contain the id of an entry. Their rows are its uses. */
    columns: readonly { table: string; column: string }[]
    /** Why a used entry is not deleted; its message has `name` and `count`. */
    refusal: ErrorCode
  } | null
  /** Column with the time of the last change. */
  changedAt?: string
  /** Who may delete an entry, besides those who may manage the list. */
  mayDelete?: (actor: Actor, entry: EntryFields) => Decision
  /** The public page of an active entry, without the locale. */
  entryPath?: (entry: EntryFields) => string
  /** Who reads the page with the active entries, where these are more people than `maySee` allows. */
  mayRead?: (actor: Actor) => Decision
  /** Who sees all entries, disabled ones too, with their versions. */
  maySee: (actor: Actor) => Decision
  mayManage: (actor: Actor) => Decision
  /** Why an active entry is not deleted, in lists whose active entries count as used; its message has `name`. */
  activeRefusal?: ErrorCode
  /** The kind of public change that a change records; null for lists that are read again for each page. */
  publicChange: string | null
  /** The group of the menu. */
  section: 'content' | 'settings'
  /** The public page that shows the entries, without the locale; null if there is none. */
  publicPath: string | null
}
