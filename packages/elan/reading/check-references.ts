import { stereotypes } from '../document.ts'
import { checkVocabularies } from './check-vocabularies.ts'
import type { EafBuilder } from './eaf-builder.ts'
import { ReferenceChecker } from './reference-checker.ts'

/** Reports ids that occur twice, references to ids that the file does not contain, and unknown constraints. */
export function checkReferences(builder: EafBuilder): void {
  const { document, diagnostics, lines } = builder
  const checker = new ReferenceChecker(diagnostics, lines)
  const { languages, vocabularies, externalRefs } = checkVocabularies(document, checker)
  const tiers = checker.idsOf(document.tiers, 'TIER', 'TIER_ID')
  const types = checker.idsOf(document.types, 'LINGUISTIC_TYPE', 'LINGUISTIC_TYPE_ID')
  const lexicons = checker.idsOf(document.lexicons, 'LEXICON_REF', 'LEX_REF_ID')
  const locales = new Set(document.locales.map(({ languageCode }) => languageCode))

  for (const tier of document.tiers)
    checker.check(tier, 'TIER', tier.id, [
      ['LINGUISTIC_TYPE_REF', tier.type, types],
      ['PARENT_REF', tier.parent, tiers],
      ['DEFAULT_LOCALE', tier.locale, locales],
      ['LANG_REF', tier.language, languages],
      ['EXT_REF', tier.externalRef, externalRefs],
    ])
  for (const type of document.types) {
    checker.check(type, 'LINGUISTIC_TYPE', type.id, [
      ['CONTROLLED_VOCABULARY_REF', type.vocabulary, vocabularies],
      ['LEXICON_REF', type.lexicon, lexicons],
      ['EXT_REF', type.externalRef, externalRefs],
    ])
    if (type.constraint !== null && !(stereotypes as readonly string[]).includes(type.constraint))
      diagnostics.report('unknownConstraint', checker.lineOf(type), 'LINGUISTIC_TYPE', {
        id: type.id,
        attribute: 'CONSTRAINTS',
        value: type.constraint,
      })
  }
  for (const linkSet of document.linkSets)
    checker.check(linkSet, 'REF_LINK_SET', linkSet.id, [
      ['LANG_REF', linkSet.language, languages],
      ['CV_REF', linkSet.vocabulary, vocabularies],
    ])
  checkLinks(builder)
}

function checkLinks({ document, annotations, diagnostics, lines }: EafBuilder): void {
  const ids = new Set(document.linkSets.flatMap(({ links }) => links.map(({ id }) => id)))
  for (const linkSet of document.linkSets)
    for (const { id, refs } of linkSet.links)
      for (const value of refs)
        if (!ids.has(value) && !annotations.has(value))
          diagnostics.report('danglingReference', lines.get(linkSet) ?? 1, 'REF_LINK_SET', { id, value })
}
