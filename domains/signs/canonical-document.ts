import { property, referenceKeys, textKeys, yesNoKeys } from './properties.ts'
import { mediaRoles, type SignDocument, type SignExample } from './sign-document.ts'

/**
 * The one spelling of a document: texts tidied, empty parts and repetitions dropped, keys in a fixed order.
 * Two documents say the same exactly when their canonical forms are equal; only canonical forms are stored.
 */
export function canonicalDocument(document: SignDocument): SignDocument {
  const isFirstOccurrence = createFirstOccurrenceFilter()
  return {
    texts: texts(document),
    translations: byLanguage(document.translations, senses),
    values: values(document),
    flags: pick(yesNoKeys, (key) => document.flags[key]),
    notes: document.notes
      .map(({ kind, text, public: isPublic }) => ({ kind, text: normalizeText(text), public: isPublic }))
      .filter((note) => note.text !== ''),
    relations: document.relations
      .map(({ kind, sign }) => ({ kind, sign }))
      .filter(({ kind, sign }) => isFirstOccurrence(`${kind} ${sign}`)),
    foreignRelations: document.foreignRelations
      .map(({ signLanguage, text }) => ({
        signLanguage: normalizeText(signLanguage),
        text: normalizeText(text),
      }))
      .filter(({ text }) => text !== ''),
    minimalPairs: [...new Set(document.minimalPairs)],
    examples: document.examples.map(example).filter(isFilled),
    media: mediaRoles.flatMap((role) =>
      document.media.filter((item) => item.role === role).map(({ media }) => ({ role, media })),
    ),
  }
}

/** Whether two documents say the same. */
export const sameDocument = (one: SignDocument, other: SignDocument): boolean =>
  JSON.stringify(canonicalDocument(one)) === JSON.stringify(canonicalDocument(other))

/** Text as it is stored: composed letters (NFC), plain line ends, no blanks around. */
export const normalizeText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

function texts({ texts }: SignDocument): SignDocument['texts'] {
  const filled = pick(textKeys, (key) =>
    texts[key] === undefined ? undefined : normalizeText(texts[key]) || undefined,
  )
  return { ...filled, gloss: normalizeText(texts.gloss) }
}

const values = (document: SignDocument): SignDocument['values'] =>
  pick(referenceKeys, (key) => {
    const entries = [...new Set(document.values[key] ?? [])]
    if (entries.length === 0) return undefined
    return property(key).many ? entries : entries.slice(0, 1)
  })

/** A keyword stands once in a language, in the first sense that has it. */
function senses(all: string[][]): string[][] | undefined {
  const isFirstOccurrence = createFirstOccurrenceFilter()
  const kept = all.map((keywords) =>
    keywords.map(normalizeText).filter((keyword) => keyword !== '' && isFirstOccurrence(keyword)),
  )
  while (kept.at(-1)?.length === 0) kept.pop()
  return kept.length > 0 ? kept : undefined
}

function example({ texts, signs, media }: SignExample): SignExample {
  const kept = {
    texts: byLanguage(texts, (text) => normalizeText(text) || undefined),
    signs: normalizeText(signs),
  }
  return media === undefined ? kept : { ...kept, media }
}

const isFilled = ({ texts, signs, media }: SignExample) =>
  signs !== '' || media !== undefined || Object.keys(texts).length > 0

const byLanguage = <In, Out>(record: Record<string, In>, normalize: (value: In) => Out | undefined) =>
  pick(Object.keys(record).sort(), (language) => normalize(record[language] as In)) as Record<string, Out>

function pick<Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value | undefined) {
  const picked: Partial<Record<Key, Value>> = {}
  for (const key of keys) {
    const value = read(key)
    if (value !== undefined) picked[key] = value
  }
  return picked
}

function createFirstOccurrenceFilter() {
  const seen = new Set<string>()
  return (key: string) => !seen.has(key) && seen.add(key) !== undefined
}
