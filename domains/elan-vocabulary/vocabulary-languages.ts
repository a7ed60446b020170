import { type Language, translationLanguages } from '#domains/languages/language.ts'
import type { Language as ElanLanguage } from '#packages/elan/index.ts'
import { elanLanguageTable } from './elan-language-table.ts'

/** A language of a vocabulary: the code of the content language, and what ELAN reads. */
export interface VocabularyLanguage extends ElanLanguage {
  code: string
}

const conceptAddress = (concept: string) => `http://cdb.iso.org/lg/CDB-00${concept}-001`

/** For an installation without any language that ELAN offers. */
const undetermined = {
  id: 'und',
  definition: conceptAddress('130975'),
  label: 'undetermined (und)',
}

/**
 * The content languages of translations as ELAN offers them, the default one first: ELAN shows the first one. Languages
 * that ELAN does not offer are left out, because it would read no value of them.
 */
export function vocabularyLanguages(
  languages: readonly Language[],
): [VocabularyLanguage, ...VocabularyLanguage[]] {
  const byId = new Map<string, VocabularyLanguage>()
  for (const { code } of translationLanguages(languages)) {
    const row = elanLanguageTable.get(code.split('-')[0] ?? '')
    if (!row || byId.has(row.id)) continue
    const { id, concept, name } = row
    byId.set(id, { code, id, definition: conceptAddress(concept), label: `${name} (${id})` })
  }
  const [first, ...others] = byId.values()
  return first ? [first, ...others] : [{ code: '', ...undetermined }]
}
