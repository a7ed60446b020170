/** The messages of one locale by namespace, which is the name of their file. */
export type Messages = Record<string, object>

/** The values of a message; `count` selects the plural form. */
export type MessageValues = Record<string, unknown>

/** A place for a value: `{{name}}`, or `{{count, number}}` in the notation of the locale. */
const placePattern = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g

/** The text of another message: `$t(properties:lemma)`. */
const nestedPattern = /\$t\(([^()]+)\)/g

/** What the messages of one locale need of `Intl`, whose objects are costly to create. */
export interface LocaleRules {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
}

/**
 * The text of a key in the notation of i18next: `group.name`, in one of the namespaces, or `namespace:group.name`.
 * @param namespaces where a key without namespace is searched, in this order
 * @returns the key, or the value `defaultValue`, if there is no such message
 */
export function translateMessage(
  messages: Messages,
  rules: LocaleRules,
  key: string,
  { namespaces, values }: { namespaces: readonly string[]; values: MessageValues },
): string {
  const colon = key.indexOf(':')
  const searched = colon === -1 ? namespaces : [key.slice(0, colon)]
  const name = key.slice(colon + 1)
  const message = findPlural(messages, searched, name, { rules, count: values.count })
  const template = message ?? (values.defaultValue as string | undefined) ?? name
  const text = template.replaceAll(placePattern, (place, value: string, format?: string) =>
    Object.hasOwn(values, value) ? formatValue(values[value], format, { place, rules }) : place,
  )
  // A value that looks like a reference is a text of a person.
  if (countNested(text) !== countNested(template)) return text
  const { defaultValue: _, ...others } = values
  return text.replaceAll(nestedPattern, (_all, nested: string) =>
    translateMessage(messages, rules, nested.trim(), { namespaces: searched, values: others }),
  )
}

/** The text of a value; a missing number leaves its place, as a missing value does. */
function formatValue(
  value: unknown,
  format: string | undefined,
  { place, rules }: { place: string; rules: LocaleRules },
): string {
  if (value === undefined || value === null) return format ? place : ''
  return format ? rules.number.format(value as number) : String(value)
}

const countNested = (text: string): number => (text.includes('$t(') ? text.split('$t(').length : 1)

function findPlural(
  messages: Messages,
  namespaces: readonly string[],
  name: string,
  { rules, count }: { rules: LocaleRules; count: unknown },
): string | undefined {
  for (const namespace of namespaces) {
    const group = messages[namespace]
    const message =
      typeof count === 'number'
        ? (findMessage(group, `${name}_${rules.plural.select(count)}`) ?? findMessage(group, name))
        : findMessage(group, name)
    if (message !== undefined) return message
  }
  return undefined
}

/** The message of a path, whose names can contain dots themselves. */
function findMessage(group: unknown, path: string): string | undefined {
  if (typeof group !== 'object' || group === null) return undefined
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const name = path.slice(0, dot)
    if (!Object.hasOwn(group, name)) continue
    const found = findMessage((group as Record<string, unknown>)[name], path.slice(dot + 1))
    if (found !== undefined) return found
  }
  const found = Object.hasOwn(group, path) ? (group as Record<string, unknown>)[path] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}
