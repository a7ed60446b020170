import type { EafDocument, Link } from '../document.ts'
import { attributesText, element, indentation } from './xml-text.ts'

export const typeElements = ({ types }: EafDocument): string[] =>
  types.map((type) =>
    element(1, 'LINGUISTIC_TYPE', {
      CONSTRAINTS: type.constraint,
      CONTROLLED_VOCABULARY_REF: type.vocabulary,
      EXT_REF: type.externalRef,
      GRAPHIC_REFERENCES: type.graphicReferences,
      LEXICON_REF: type.lexicon,
      LINGUISTIC_TYPE_ID: type.id,
      TIME_ALIGNABLE: type.timeAlignable,
    }),
  )

export const localeElements = ({ locales }: EafDocument): string[] =>
  locales.map(({ languageCode, countryCode, variant }) =>
    element(1, 'LOCALE', { COUNTRY_CODE: countryCode, LANGUAGE_CODE: languageCode, VARIANT: variant }),
  )

export const constraintElements = ({ constraints }: EafDocument): string[] =>
  constraints.map(({ stereotype, description }) =>
    element(1, 'CONSTRAINT', { DESCRIPTION: description, STEREOTYPE: stereotype }),
  )

export const lexiconElements = ({ lexicons }: EafDocument): string[] =>
  lexicons.map((lexicon) =>
    element(1, 'LEXICON_REF', {
      DATCAT_ID: lexicon.categoryId,
      DATCAT_NAME: lexicon.categoryName,
      LEXICON_ID: lexicon.lexiconId,
      LEXICON_NAME: lexicon.lexiconName,
      LEX_REF_ID: lexicon.id,
      NAME: lexicon.name,
      TYPE: lexicon.type,
      URL: lexicon.url,
    }),
  )

export const linkSetElements = ({ linkSets }: EafDocument): string[] =>
  linkSets.map((set) => {
    const attributes = attributesText({
      CV_REF: set.vocabulary,
      EXT_REF: set.externalRef,
      LANG_REF: set.language,
      LINK_SET_ID: set.id,
      LINK_SET_NAME: set.name,
    })
    const links = set.links.map(linkElement).join('')
    return `${indentation(1)}<REF_LINK_SET${attributes}>\n${links}${indentation(1)}</REF_LINK_SET>\n`
  })

function linkElement(link: Link): string {
  const [ref1 = null, ref2 = null] = link.refs
  const isCross = link.kind === 'cross'
  const attributes = {
    CVE_REF: link.entry,
    DIRECTIONALITY: link.directionality,
    EXT_REF: link.externalRef,
    LANG_REF: link.language,
    REF1: isCross ? ref1 : null,
    REF2: isCross ? ref2 : null,
    REFS: isCross ? null : link.refs.join(' '),
    REF_LINK_ID: link.id,
    REF_LINK_NAME: link.name,
    REF_TYPE: link.type,
  }
  return element(2, isCross ? 'CROSS_REF_LINK' : 'GROUP_REF_LINK', attributes, link.text)
}
