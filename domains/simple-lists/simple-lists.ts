import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Decision } from '#platform/policy.ts'
import type { FieldOptions } from './kinds/field-kind.ts'
import type { FieldKindName } from './kinds/index.ts'

/** A field of the entries of a list. */
interface ListField extends FieldOptions {
  kind: FieldKindName
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
  /** Table of their texts: one row for each entry and language; `entry` is the column of the entry. */
  texts: { table: string; entry: string }
  /** In the order of the form; the first one names the entry. */
  fields: Readonly<Record<string, ListField>>
  /** The order until somebody moves an entry. */
  order: 'name' | 'newest'
  /** `each`: every active entry is in use; `newest`: the newest active one alone. */
  activation: 'each' | 'newest'
  hasVersions: boolean
  /** What prevents that an entry is deleted; null for entries that nothing uses. */
  uses: {
    /** Columns that contain the id of an entry. Their rows are its uses. */
    columns: readonly { table: string; column: string }[]
    /** Why a used entry is not deleted; its message has `name` and `count`. */
    refusal: ErrorCode
  } | null
  maySee: (actor: Actor) => Decision
  mayManage: (actor: Actor) => Decision
  /** The kind of public change that a change records; null for lists that are read again for each page. */
  publicChange: string | null
  /** The section of the menu; null for the first items. */
  section: 'settings' | null
  /** The public page that shows the entries, without the locale; null if there is none. */
  publicPath: string | null
}

export const listNames = ['faqs', 'professions'] as const
export type ListName = (typeof listNames)[number]

/** Administrators see and change the list. */
const ofAdministrators = { maySee: mayReadAsAdministrator, mayManage: mayAdminister }

const declaredLists = {
  faqs: {
    name: 'faqs',
    page: 'faqs',
    icon: 'circleHelp',
    table: 'faq',
    texts: { table: 'faq_text', entry: 'faq_id' },
    fields: {
      question: { kind: 'translatedLine', column: 'question', maxLength: 200, isRequired: true },
      answer: { kind: 'translatedRichText', column: 'answer', maxLength: 50_000, isRequired: true },
    },
    order: 'newest',
    activation: 'each',
    hasVersions: true,
    uses: null,
    ...ofAdministrators,
    section: null,
    publicPath: '/faqs',
    publicChange: 'content',
  },
  professions: {
    name: 'professions',
    page: 'professions',
    icon: 'briefcase',
    table: 'profession',
    texts: { table: 'profession_text', entry: 'profession_id' },
    fields: { name: { kind: 'translatedLine', column: 'description', maxLength: 100, isRequired: true } },
    order: 'name',
    activation: 'each',
    hasVersions: true,
    uses: {
      columns: [{ table: 'account', column: 'profession_id' }],
      refusal: 'profession.inUse',
    },
    ...ofAdministrators,
    section: 'settings',
    publicPath: null,
    publicChange: null,
  },
} as const satisfies Record<ListName, SimpleList>

/** The simple lists of the panel: routes, menu, pages, storage, versions and rights derive from this table. */
export const simpleLists: Readonly<Record<ListName, SimpleList>> = declaredLists

/** The lists whose entries something may use. */
export type UsedListName = {
  [Name in ListName]: (typeof declaredLists)[Name]['uses'] extends null ? never : Name
}[ListName]

export const isUsedList = (name: ListName): name is UsedListName => simpleLists[name].uses !== null

/** The key of the name of a field in the messages `simpleLists`; a test shows that each exists. */
export const fieldNameKey = (list: ListName, field: string) =>
  `${list}.field.${field}` as 'professions.field.name'

/** The icons of their menu items. */
export const listIcons = Object.fromEntries(listNames.map((name) => [name, declaredLists[name].icon])) as {
  [Name in ListName]: (typeof declaredLists)[Name]['icon']
}
