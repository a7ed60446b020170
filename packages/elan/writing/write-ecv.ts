import { ElanWriteError } from '../elan-error.ts'
import type { EntryValue, Language, Vocabulary } from '../vocabulary.ts'
import { declaration, schemaOf } from './write-header.ts'
import {
  entryElement,
  externalRefElement,
  languageElement,
  vocabularyEnd,
  vocabularyStart,
} from './write-vocabularies.ts'
import { attributesText } from './xml-text.ts'

/** An entry of a vocabulary that is written. */
export interface EcvEntry {
  /** Never changes and is never used again: annotations refer to it. */
  id: string
  /** One value for each language of the vocabulary. */
  values: (EntryValue & { language: string })[]
  /** Address of a film or a page of the entry. */
  address: string | null
}

/** A vocabulary whose entries are read while it is written. */
export interface EcvVocabulary {
  /** ELAN finds a vocabulary by this id. */
  id: string
  /** One description for each language: ELAN takes the languages of a vocabulary from them. */
  descriptions: (Vocabulary['descriptions'][number] & { language: string })[]
  entries: Iterable<EcvEntry> | AsyncIterable<EcvEntry>
}

export interface EcvHead {
  author: string
  date: string
  languages: Language[]
}

/**
 * Writes an external controlled vocabulary in parts, valid by the schemas of EAF 2.8 and 3.0. Entries stay in their order.
 *
 * @throws ElanWriteError while a part is written: for what ELAN would lose without a word, such as an entry without a value
 * in one of the languages, two entries with one id, or two with one value in one language
 */
export async function* writeEcv(
  head: EcvHead,
  vocabularies: readonly EcvVocabulary[],
): AsyncGenerator<string> {
  const attributes = { AUTHOR: head.author, DATE: head.date, VERSION: '0.2', ...schemaOf('2.8') }
  yield `${declaration}<CV_RESOURCE${attributesText(attributes)}>\n`
  yield* head.languages.map(languageElement)
  const addresses = new Map<string, string>()
  for (const vocabulary of vocabularies) {
    requireDescriptions(vocabulary)
    yield vocabularyStart({ ...vocabulary, externalRef: null })
    const requireEntry = entryChecker(vocabulary)
    for await (const entry of vocabulary.entries) {
      requireEntry(entry)
      yield entryElement({ ...entry, externalRef: referenceTo(entry.address, addresses) })
    }
    yield vocabularyEnd
  }
  for (const [value, id] of addresses) yield externalRefElement({ id, type: 'resource_url', value })
  yield '</CV_RESOURCE>\n'
}

/** The id of the external reference with an address; one for all entries that have it. */
function referenceTo(address: string | null, addresses: Map<string, string>): string | null {
  if (address === null) return null
  const id = addresses.get(address) ?? `er${addresses.size + 1}`
  addresses.set(address, id)
  return id
}

function requireDescriptions({ id, descriptions }: EcvVocabulary): void {
  if (descriptions.length === 0) throw new ElanWriteError('missingDescription', { vocabulary: id })
  for (const { language, text } of descriptions)
    if (text.trim() === '') throw new ElanWriteError('missingDescription', { vocabulary: id, language })
}

/** Compares each entry with those before it. */
function entryChecker({ id: vocabulary, descriptions }: EcvVocabulary): (entry: EcvEntry) => void {
  const ids = new Set<string>()
  const valuesByLanguage = new Map(descriptions.map(({ language }) => [language, new Set<string>()]))
  return ({ id, values }) => {
    if (ids.has(id)) throw new ElanWriteError('duplicateEntry', { vocabulary, entry: id })
    ids.add(id)
    for (const [language, known] of valuesByLanguage) {
      const value = values.find((each) => each.language === language)?.value ?? ''
      if (value.trim() === '') throw new ElanWriteError('emptyValue', { vocabulary, entry: id, language })
      if (known.has(value))
        throw new ElanWriteError('duplicateValue', { vocabulary, entry: id, language, value })
      known.add(value)
    }
  }
}
