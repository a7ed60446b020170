import type { Link } from '../document.ts'
import type { AttributeReader } from './attribute-reader.ts'
import type { EafBuilder } from './eaf-builder.ts'
import type { ElementReader } from './element-table.ts'

/** Readers of tier types and of what they name, and of links. */
export const typeElements = (
  root: string,
  keep: (text: string) => string,
): [string, ElementReader<EafBuilder>][] => [
  ['LINGUISTIC_TYPE', { within: [root], open: openType }],
  [
    'CONSTRAINT',
    {
      within: [root],
      open: ({ document }, attributes) => {
        const stereotype = attributes.required('STEREOTYPE')
        document.constraints.push({ stereotype, description: attributes.optional('DESCRIPTION') })
      },
    },
  ],
  [
    'LOCALE',
    {
      within: [root],
      open: (builder, attributes) => {
        const locale = {
          languageCode: attributes.required('LANGUAGE_CODE'),
          countryCode: attributes.optional('COUNTRY_CODE'),
          variant: attributes.optional('VARIANT'),
        }
        builder.add(builder.document.locales, locale, attributes.line)
      },
    },
  ],
  ['LEXICON_REF', { within: [root], open: openLexicon }],
  ['REF_LINK_SET', { within: [root], open: openLinkSet }],
  ...(['CROSS_REF_LINK', 'GROUP_REF_LINK'] as const).map((name): [string, ElementReader<EafBuilder>] => [
    name,
    {
      within: ['REF_LINK_SET'],
      open: ({ linkSet }, attributes) => {
        linkSet?.links.push(readLink(name === 'CROSS_REF_LINK' ? 'cross' : 'group', attributes))
      },
      close: ({ linkSet }, text) => {
        const link = linkSet?.links.at(-1)
        if (link) link.text = keep(text)
      },
    },
  ]),
]

function openType(builder: EafBuilder, attributes: AttributeReader): void {
  const type = {
    id: attributes.required('LINGUISTIC_TYPE_ID'),
    timeAlignable: attributes.boolean('TIME_ALIGNABLE'),
    constraint: attributes.optional('CONSTRAINTS'),
    graphicReferences: attributes.boolean('GRAPHIC_REFERENCES'),
    vocabulary: attributes.optional('CONTROLLED_VOCABULARY_REF'),
    externalRef: attributes.optional('EXT_REF'),
    lexicon: attributes.optional('LEXICON_REF'),
  }
  builder.add(builder.document.types, type, attributes.line)
}

function openLexicon(builder: EafBuilder, attributes: AttributeReader): void {
  const lexicon = {
    id: attributes.required('LEX_REF_ID'),
    name: attributes.required('NAME'),
    type: attributes.required('TYPE'),
    url: attributes.required('URL'),
    lexiconId: attributes.required('LEXICON_ID'),
    lexiconName: attributes.required('LEXICON_NAME'),
    categoryId: attributes.optional('DATCAT_ID'),
    categoryName: attributes.optional('DATCAT_NAME'),
  }
  builder.add(builder.document.lexicons, lexicon, attributes.line)
}

function openLinkSet(builder: EafBuilder, attributes: AttributeReader): void {
  const linkSet = {
    id: attributes.required('LINK_SET_ID'),
    name: attributes.optional('LINK_SET_NAME'),
    externalRef: attributes.optional('EXT_REF'),
    language: attributes.optional('LANG_REF'),
    vocabulary: attributes.optional('CV_REF'),
    links: [],
  }
  builder.linkSet = builder.add(builder.document.linkSets, linkSet, attributes.line)
}

const readLink = (kind: Link['kind'], attributes: AttributeReader): Link => ({
  id: attributes.required('REF_LINK_ID'),
  refs:
    kind === 'cross'
      ? [attributes.required('REF1'), attributes.required('REF2')]
      : attributes.required('REFS').split(/\s+/).filter(Boolean),
  kind,
  directionality: attributes.optional('DIRECTIONALITY'),
  name: attributes.optional('REF_LINK_NAME'),
  externalRef: attributes.optional('EXT_REF'),
  language: attributes.optional('LANG_REF'),
  entry: attributes.optional('CVE_REF'),
  type: attributes.optional('REF_TYPE'),
  text: '',
})
