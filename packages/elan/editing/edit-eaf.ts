import { ElanWriteError } from '../elan-error.ts'
import { type ByteSource, decodeBytes } from '../reading/decode-bytes.ts'
import { defaultLimits, type ReadLimits } from '../reading/read-limits.ts'
import { createXmlParser } from '../reading/read-xml.ts'
import { requireRoot } from '../reading/require-root.ts'
import { externalRefElement } from '../writing/write-vocabularies.ts'
import { attributesText, escapeText } from '../writing/xml-text.ts'
import type { VocabularyBinding } from './bind-vocabulary.ts'
import { insertBeforeLastTag, setAttribute } from './edit-tag.ts'

/** What changes in a file. Ids of annotations that the file does not contain are left out. */
export interface EafEdits {
  /** New values by the ids of annotations. */
  values?: ReadonlyMap<string, string>
  /** Ids of entries of vocabularies (CVE_REF) by the ids of annotations; null removes one. */
  entries?: ReadonlyMap<string, string | null>
  vocabulary?: VocabularyBinding | null
}

const root = 'ANNOTATION_DOCUMENT'
/** The elements that the schema has after vocabularies. */
const afterVocabularies = ['LEXICON_REF', 'REF_LINK_SET', 'EXTERNAL_REF']

/**
 * Edits the text of a file in place: everything that the edits do not name stays as it was written, with comments,
 * spaces and unknown elements. Only a byte-order mark is left out.
 *
 * @param source the bytes of the file in parts
 * @throws ElanFileError for a file that cannot be read
 * @throws ElanWriteError for entries in a file before EAF 2.8, and for characters that XML does not allow
 */
export async function* editEaf(
  source: ByteSource,
  edits: EafEdits,
  limits: Partial<ReadLimits> = {},
): AsyncGenerator<string> {
  const editor = new EafEditor(edits)
  let written = 0
  let pending = ''
  /** The text up to the end of the tag that was just read. */
  const take = () => {
    const length = parser.position - written
    const text = pending.slice(0, length)
    pending = pending.slice(length)
    written += length
    return text
  }
  const { parser, write, end } = createXmlParser(
    requireRoot(root, {
      open: (name, attributes) => editor.open(take(), name, attributes),
      close: (name) => editor.close(take(), name),
    }),
    { ...defaultLimits, ...limits },
  )
  for await (const part of decodeBytes(source, () => parser.line)) {
    pending += part
    write(part)
    if (editor.edited !== '') yield editor.edited
    editor.edited = ''
  }
  end()
  yield editor.edited + pending
}

class EafEditor {
  edited = ''
  readonly #edits: EafEdits
  #annotation = ''
  #isReplacing = false
  #hasVocabulary = false

  constructor(edits: EafEdits) {
    this.#edits = edits
  }

  /** @param text ends with the start tag */
  open(text: string, name: string, attributes: Record<string, string>): void {
    if (this.#isReplacing) return
    const tagStart = text.lastIndexOf('<')
    const tag = text.slice(tagStart)
    this.edited += this.#withVocabulary(text.slice(0, tagStart), name) + this.#editTag(tag, name, attributes)
  }

  /** @param text ends with the end tag; empty for an element without one */
  close(text: string, name: string): void {
    if (this.#isReplacing) this.#isReplacing = name !== 'ANNOTATION_VALUE'
    else this.edited += name === root ? this.#endDocument(text) : text
  }

  #editTag(tag: string, name: string, attributes: Record<string, string>): string {
    const { values, entries, vocabulary } = this.#edits
    if (name === root) requireEntries(attributes, entries)
    if (name === 'ALIGNABLE_ANNOTATION' || name === 'REF_ANNOTATION') {
      this.#annotation = attributes.ANNOTATION_ID ?? ''
      const entry = entries?.get(this.#annotation)
      return entry === undefined ? tag : setAttribute(tag, 'CVE_REF', entry)
    }
    const value = name === 'ANNOTATION_VALUE' ? values?.get(this.#annotation) : undefined
    if (value !== undefined) {
      this.#isReplacing = true
      return `<ANNOTATION_VALUE>${escapeText(value)}</ANNOTATION_VALUE>`
    }
    if (!vocabulary) return tag
    if (name === 'LINGUISTIC_TYPE' && vocabulary.typeIds.has(attributes.LINGUISTIC_TYPE_ID ?? ''))
      return setAttribute(tag, 'CONTROLLED_VOCABULARY_REF', vocabulary.vocabularyId)
    if (
      name === 'CONTROLLED_VOCABULARY' &&
      attributes.CV_ID === vocabulary.vocabularyId &&
      vocabulary.externalRef
    )
      return setAttribute(tag, 'EXT_REF', vocabulary.externalRef.id)
    return tag
  }

  /** Inserts a new vocabulary where the schema has vocabularies. */
  #withVocabulary(before: string, name: string): string {
    if (this.#hasVocabulary || !this.#edits.vocabulary?.isNew || !afterVocabularies.includes(name))
      return before
    return insertBeforeLastTag(`${before}<`, this.#newVocabulary()).slice(0, -1)
  }

  #newVocabulary(): string[] {
    const { vocabulary } = this.#edits
    if (!vocabulary?.isNew || this.#hasVocabulary) return []
    this.#hasVocabulary = true
    const attributes = { CV_ID: vocabulary.vocabularyId, EXT_REF: vocabulary.externalRef?.id ?? null }
    return [`<CONTROLLED_VOCABULARY${attributesText(attributes)}/>`]
  }

  #endDocument(text: string): string {
    const reference = this.#edits.vocabulary?.externalRef
    const elements = this.#newVocabulary()
    if (reference)
      elements.push(externalRefElement({ id: reference.id, type: 'ecv', value: reference.address }))
    return elements.length === 0 ? text : insertBeforeLastTag(text, elements)
  }
}

function requireEntries(attributes: Record<string, string>, entries: EafEdits['entries']): void {
  const format = attributes.FORMAT ?? attributes.VERSION ?? ''
  if (entries && entries.size > 0 && Number.parseFloat(format) < 2.8)
    throw new ElanWriteError('formatWithoutEntries', { format })
}
