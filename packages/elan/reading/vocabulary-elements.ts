import type { EntryValue, ExternalReference, Language, Vocabulary, VocabularyEntry } from '../vocabulary.ts'
import type { AttributeReader } from './attribute-reader.ts'
import type { ElementReader } from './element-table.ts'

/** What EAF and ECV files have in common: languages, vocabularies and external references. */
export interface VocabularyHolder {
  readonly languages: Language[]
  readonly vocabularies: Vocabulary[]
  readonly externalRefs: ExternalReference[]
  vocabulary: Vocabulary | null
  entry: VocabularyEntry | null
  value: EntryValue | null
  description: Vocabulary['descriptions'][number] | null
  add<Item extends object>(list: Item[], item: Item, line: number): Item
}

/** Readers of the elements below a root, in both kinds of files. */
export const vocabularyElements = (
  root: string,
  keep: (text: string) => string,
): [string, ElementReader<VocabularyHolder>][] => [
  [
    'LANGUAGE',
    {
      within: [root],
      open: (builder, attributes) => {
        const language = {
          id: attributes.required('LANG_ID'),
          definition: attributes.optional('LANG_DEF'),
          label: attributes.optional('LANG_LABEL'),
        }
        builder.add(builder.languages, language, attributes.line)
      },
    },
  ],
  ['CONTROLLED_VOCABULARY', { within: [root], open: openVocabulary }],
  [
    'DESCRIPTION',
    {
      within: ['CONTROLLED_VOCABULARY'],
      open: (builder, attributes) => {
        builder.description = { language: attributes.optional('LANG_REF'), text: '' }
        builder.vocabulary?.descriptions.push(builder.description)
      },
      close: (builder, text) => {
        if (builder.description) builder.description.text = keep(text)
      },
    },
  ],
  ['CV_ENTRY_ML', { within: ['CONTROLLED_VOCABULARY'], open: openEntry }],
  // Before EAF 2.8 an entry has one value, without a language.
  [
    'CV_ENTRY',
    {
      within: ['CONTROLLED_VOCABULARY'],
      open: (builder, attributes) => {
        openEntry(builder, attributes)
        openValue(builder, attributes)
      },
      close: closeValue(keep),
    },
  ],
  ['CVE_VALUE', { within: ['CV_ENTRY_ML'], open: openValue, close: closeValue(keep) }],
  [
    'EXTERNAL_REF',
    {
      within: [root],
      open: (builder, attributes) => {
        const reference = {
          id: attributes.required('EXT_REF_ID'),
          type: attributes.required('TYPE'),
          value: attributes.required('VALUE'),
        }
        builder.add(builder.externalRefs, reference, attributes.line)
      },
    },
  ],
]

function openVocabulary(builder: VocabularyHolder, attributes: AttributeReader): void {
  const description = attributes.optional('DESCRIPTION')
  const vocabulary = {
    id: attributes.required('CV_ID'),
    externalRef: attributes.optional('EXT_REF'),
    descriptions: description === null ? [] : [{ language: null, text: description }],
    entries: [],
  }
  builder.vocabulary = builder.add(builder.vocabularies, vocabulary, attributes.line)
}

function openEntry(builder: VocabularyHolder, attributes: AttributeReader): void {
  const entry = { id: attributes.optional('CVE_ID'), externalRef: attributes.optional('EXT_REF'), values: [] }
  builder.entry = builder.vocabulary && builder.add(builder.vocabulary.entries, entry, attributes.line)
}

function openValue(builder: VocabularyHolder, attributes: AttributeReader): void {
  const [language, description] = [attributes.optional('LANG_REF'), attributes.optional('DESCRIPTION')]
  builder.value = { language, value: '', description }
  builder.entry?.values.push(builder.value)
}

const closeValue = (keep: (text: string) => string) => (builder: VocabularyHolder, text: string) => {
  if (builder.value) builder.value.value = keep(text)
}
