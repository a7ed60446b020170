import type { ExternalReference, Language, Vocabulary, VocabularyEntry } from '../vocabulary.ts'
import { attributesText, element, indentation } from './xml-text.ts'

export const languageElement = ({ id, definition, label }: Language): string =>
  element(1, 'LANGUAGE', { LANG_DEF: definition, LANG_ID: id, LANG_LABEL: label })

export const externalRefElement = ({ id, type, value }: ExternalReference): string =>
  element(1, 'EXTERNAL_REF', { EXT_REF_ID: id, TYPE: type, VALUE: value })

/** The start tag of a vocabulary with its descriptions. Before EAF 2.8 the description is an attribute. */
export function vocabularyStart({ id, externalRef, descriptions }: Omit<Vocabulary, 'entries'>): string {
  const [single] = descriptions.filter(({ language }) => language === null)
  const attributes = { CV_ID: id, DESCRIPTION: single?.text ?? null, EXT_REF: externalRef }
  const multilingual = descriptions.filter(({ language }) => language !== null)
  return `${indentation(1)}<CONTROLLED_VOCABULARY${attributesText(attributes)}>\n${multilingual
    .map(({ language, text }) => element(2, 'DESCRIPTION', { LANG_REF: language }, text))
    .join('')}`
}

export const vocabularyEnd = `${indentation(1)}</CONTROLLED_VOCABULARY>\n`

/** An entry; one whose value has no language as before EAF 2.8. */
export function entryElement({ id, externalRef, values }: VocabularyEntry): string {
  const [first] = values
  if (first?.language === null) {
    const attributes = { CVE_ID: id, DESCRIPTION: first.description, EXT_REF: externalRef }
    return element(2, 'CV_ENTRY', attributes, first.value)
  }
  const start = `${indentation(2)}<CV_ENTRY_ML${attributesText({ CVE_ID: id, EXT_REF: externalRef })}>\n`
  const lines = values.map(({ language, value, description }) =>
    element(3, 'CVE_VALUE', { DESCRIPTION: description, LANG_REF: language }, value),
  )
  return `${start}${lines.join('')}${indentation(2)}</CV_ENTRY_ML>\n`
}

/** A vocabulary of a file of ELAN, entry by entry. */
export function* vocabularyChunks(vocabulary: Vocabulary): Generator<string> {
  yield vocabularyStart(vocabulary)
  for (const entry of vocabulary.entries) yield entryElement(entry)
  yield vocabularyEnd
}
