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
  /** Table of the entries: `id`, `active`, `revision`, and `position` of lists that are ordered. */
  table: string
  /** Table of their texts: one row for each entry and language; `entry` is the column of the entry. */
  texts: { table: string; entry: string }
  /** In the order of the form; the first one names the entry. */
  fields: Readonly<Record<string, ListField>>
  /** `manual`: by position; entries with the same position by name. */
  order: 'manual' | 'newestFirst'
  /** `each`: every active entry is in use; `newest`: the newest active one alone. */
  activation: 'each' | 'newest'
  hasVersions: boolean
  /** Columns that contain the id of an entry. Their rows are its uses, and prevent that it is deleted. */
  uses: readonly { table: string; column: string }[]
  /** Why a used entry is not deleted; its message has `name` and `count`. */
  inUse: ErrorCode
  maySee: (actor: Actor) => Decision
  mayManage: (actor: Actor) => Decision
  /** The kind of public change that a change records; null for lists that are read again for each page. */
  publicChange: string | null
}

export const listNames = ['professions'] as const
export type ListName = (typeof listNames)[number]

/** Administrators see and change the list. */
const ofAdministrators = { maySee: mayReadAsAdministrator, mayManage: mayAdminister }

const declaredLists = {
  professions: {
    name: 'professions',
    page: 'professions',
    icon: 'briefcase',
    table: 'profession',
    texts: { table: 'profession_text', entry: 'profession_id' },
    fields: { name: { kind: 'translatedLine', column: 'description', maxLength: 100, isRequired: true } },
    order: 'manual',
    activation: 'each',
    hasVersions: true,
    uses: [{ table: 'account', column: 'profession_id' }],
    inUse: 'profession.inUse',
    ...ofAdministrators,
    publicChange: null,
  },
} as const satisfies Record<ListName, SimpleList>

/** The simple lists of the panel: routes, menu, pages, storage, versions and rights derive from this table. */
export const simpleLists: Readonly<Record<ListName, SimpleList>> = declaredLists

/** The icons of their menu items. */
export const listIcons = Object.fromEntries(listNames.map((name) => [name, declaredLists[name].icon])) as {
  [Name in ListName]: (typeof declaredLists)[Name]['icon']
}
