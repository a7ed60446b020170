import type { EcvDocument } from '../vocabulary.ts'
import type { Reference, ReferenceChecker } from './reference-checker.ts'

/** Checks languages, vocabularies and external references. @returns their ids */
export function checkVocabularies(
  document: Pick<EcvDocument, 'languages' | 'vocabularies' | 'externalRefs'>,
  checker: ReferenceChecker,
) {
  const languages = checker.idsOf(document.languages, 'LANGUAGE', 'LANG_ID')
  const vocabularies = checker.idsOf(document.vocabularies, 'CONTROLLED_VOCABULARY', 'CV_ID')
  const externalRefs = checker.idsOf(document.externalRefs, 'EXTERNAL_REF', 'EXT_REF_ID')
  for (const vocabulary of document.vocabularies) {
    checker.check(vocabulary, 'CONTROLLED_VOCABULARY', vocabulary.id, [
      ['EXT_REF', vocabulary.externalRef, externalRefs],
      ...vocabulary.descriptions.map(({ language }): Reference => ['LANG_REF', language, languages]),
    ])
    checker.idsOf(vocabulary.entries, 'CV_ENTRY_ML', 'CVE_ID')
    for (const entry of vocabulary.entries)
      checker.check(entry, 'CV_ENTRY_ML', entry.id, [
        ['EXT_REF', entry.externalRef, externalRefs],
        ...entry.values.map(({ language }): Reference => ['LANG_REF', language, languages]),
      ])
  }
  return { languages, vocabularies, externalRefs }
}
