import type { Namespaces } from './namespaces.ts'
import type { MessageValues } from './translate-message.ts'

/** A file of `locales/`, without its ending. */
export type Namespace = keyof Namespaces

type WithoutPluralForm<Name extends string> = Name extends `${infer Message}_${Intl.LDMLPluralRule}`
  ? Message
  : Name

/** The paths of the messages of a group; that of a message with plural forms is without them. */
type PathsIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? WithoutPluralForm<Name>
    : `${Name}.${PathsIn<Group[Name]>}`
}[keyof Group & string]

type PathsByNamespace = { [Name in Namespace]: PathsIn<Namespaces[Name]> }
type KeysByNamespace = { [Name in Namespace]: `${Name}:${PathsByNamespace[Name]}` }

/** Keys of messages: `namespace:path`. For the first of the named namespaces, the path alone is also a key. */
export type MessageKey<Names extends readonly Namespace[] = Namespace[]> =
  | KeysByNamespace[Names[number]]
  | (Names extends readonly [infer First extends Namespace, ...Namespace[]] ? PathsByNamespace[First] : never)

/** One namespace, or a list of them, as a list. */
export type NamespaceList<Names extends Namespace | readonly Namespace[]> = Names extends readonly Namespace[]
  ? [...Names]
  : Names extends Namespace
    ? [Names]
    : never

/** The text of a key with values in its places; `count` selects the plural form. */
export type Translate<Names extends readonly Namespace[] = Namespace[]> = (
  key: MessageKey<Names>,
  values?: MessageValues,
) => string
