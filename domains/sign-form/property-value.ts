import { type PropertyKey, property } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

/** The part of a document that stores a property with its own key. */
const partOfKind = { text: 'texts', reference: 'values', yesNo: 'flags' } as const

const wholeParts: Partial<Record<PropertyKey, keyof SignDocument>> = {
  translation: 'translations',
  notes: 'notes',
  relations: 'relations',
  foreignRelations: 'foreignRelations',
  minimalPairs: 'minimalPairs',
  example: 'examples',
  exampleSigns: 'examples',
}

/** The value of a property in a document; undefined when there is none. */
export function readValue(key: PropertyKey, document: SignDocument): unknown {
  const part = partOfKind[property(key).kind as keyof typeof partOfKind]
  if (part) return (document[part] as Record<string, unknown>)[key]
  const whole = wholeParts[key]
  return whole && document[whole]
}

/** The document with another value of a property; undefined removes it. */
export function writeValue(key: PropertyKey, document: SignDocument, value: unknown): SignDocument {
  const part = partOfKind[property(key).kind as keyof typeof partOfKind]
  if (part) {
    const { [key]: _, ...others } = document[part] as Record<string, unknown>
    // The gloss is part of every document, also while it is empty.
    const kept = value === undefined && key === 'gloss' ? { gloss: '' } : {}
    return { ...document, [part]: { ...others, ...(value === undefined ? kept : { [key]: value }) } }
  }
  const whole = wholeParts[key]
  return whole ? { ...document, [whole]: value } : document
}

/** The document with the value that another document has for a property. */
export const takeValue = (key: PropertyKey, document: SignDocument, from: SignDocument): SignDocument =>
  writeValue(key, document, readValue(key, from))
