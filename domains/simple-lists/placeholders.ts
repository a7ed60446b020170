import type { FieldValue } from './kinds/field-value.ts'
import { kinds } from './kinds/index.ts'
import type { SimpleList } from './simple-list.ts'

/** What is between braces on one line, such as `name` of `{name}`. */
const pattern = /\{([^{}\n]*)\}/g

interface UnknownPlaceholder {
  /** `field.language` */
  field: string
  placeholder: string
  /** The placeholders that the field accepts. */
  known: readonly string[]
}

/** The first unknown placeholder of each text of the fields that have placeholders. */
export function findUnknownPlaceholders(
  { fields }: Pick<SimpleList, 'fields'>,
  values: Readonly<Record<string, FieldValue>>,
): UnknownPlaceholder[] {
  return Object.entries(fields).flatMap(([name, { kind, placeholders }]) => {
    if (!placeholders) return []
    const texts = kinds[kind].texts(values[name] ?? kinds[kind].empty)
    return Object.entries(texts).flatMap(([language, text]) => {
      const unknown = [...text.matchAll(pattern)].find(([, found = '']) => !placeholders.includes(found))
      return unknown ? [{ field: `${name}.${language}`, placeholder: unknown[0], known: placeholders }] : []
    })
  })
}
