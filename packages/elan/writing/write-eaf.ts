import type { EafDocument } from '../document.ts'
import { tierChunks } from './write-annotations.ts'
import { headerChunks } from './write-header.ts'
import {
  constraintElements,
  lexiconElements,
  linkSetElements,
  localeElements,
  typeElements,
} from './write-types.ts'
import { externalRefElement, languageElement, vocabularyChunks } from './write-vocabularies.ts'

/**
 * Writes a file of ELAN in the order of its schema, in parts. Reading it again gives an equal document.
 *
 * @throws ElanWriteError while a part is written, for characters that XML does not allow
 */
export function* writeEaf(document: EafDocument): Generator<string> {
  yield* headerChunks(document)
  for (const tier of document.tiers) yield* tierChunks(tier, document.timeSlots)
  yield* typeElements(document)
  yield* localeElements(document)
  yield* document.languages.map(languageElement)
  yield* constraintElements(document)
  for (const vocabulary of document.vocabularies) yield* vocabularyChunks(vocabulary)
  yield* lexiconElements(document)
  yield* linkSetElements(document)
  yield* document.externalRefs.map(externalRefElement)
  yield '</ANNOTATION_DOCUMENT>\n'
}
