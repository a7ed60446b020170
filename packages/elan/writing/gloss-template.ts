import type { EafDocument, Tier, TierType } from '../document.ts'
import type { Language } from '../vocabulary.ts'

export interface GlossTemplate {
  author: string
  date: string
  /** The external vocabulary: its id, the same as in the file, and its address. */
  vocabulary: { id: string; address: string }
  /** The language whose values the gloss tiers show, as in the vocabulary. */
  language: Language
  /** Codes of the signers, part of the names of tiers. */
  participants: readonly string[]
  /** Beginnings of the names of tiers; a name is followed by the code of the signer. */
  names: { dominant: string; nonDominant: string; meaning: string; translation: string; note: string }
}

/** Names of the tiers of two signers as in the corpus of Sign Language of the Netherlands. */
export const standardTierNames: GlossTemplate['names'] = {
  dominant: 'GlossR',
  nonDominant: 'GlossL',
  meaning: 'Meaning',
  translation: 'Translation',
  note: 'Note',
}

const typeOf = (id: string, fields: Partial<TierType> = {}): TierType => ({
  id,
  timeAlignable: true,
  constraint: null,
  graphicReferences: false,
  vocabulary: null,
  externalRef: null,
  lexicon: null,
  ...fields,
})

const tierOf = (id: string, type: string, participant: string, fields: Partial<Tier> = {}): Tier => ({
  id,
  type,
  parent: null,
  participant,
  annotator: null,
  locale: null,
  language: null,
  externalRef: null,
  annotations: [],
  ...fields,
})

/**
 * A document with tiers and without annotations, from which people begin: for each signer a gloss tier per hand, bound to
 * an external vocabulary, with a tier of meanings below it, a translation and notes. `writeEaf` writes it as a template
 * (.etf).
 */
export const glossTemplate = ({
  author,
  date,
  vocabulary,
  language,
  participants,
  names,
}: GlossTemplate): EafDocument => ({
  author,
  date,
  format: '3.0',
  version: '3.0',
  licenses: [],
  mediaFile: '',
  timeUnits: 'milliseconds',
  media: [],
  linkedFiles: [],
  properties: [],
  timeSlots: { ids: [], times: [] },
  tiers: participants.flatMap((participant) => {
    const name = (start: string) => `${start} ${participant}`
    const hands = [names.dominant, names.nonDominant].flatMap((hand) => {
      const gloss = tierOf(name(hand), 'gloss', participant, { language: language.id })
      return [gloss, tierOf(name(`${names.meaning} ${hand}`), 'meaning', participant, { parent: gloss.id })]
    })
    return [
      ...hands,
      tierOf(name(names.translation), 'translation', participant),
      tierOf(name(names.note), 'note', participant),
    ]
  }),
  types: [
    typeOf('gloss', { vocabulary: vocabulary.id }),
    typeOf('meaning', { timeAlignable: false, constraint: 'Symbolic_Association' }),
    typeOf('translation'),
    typeOf('note'),
  ],
  locales: [],
  languages: [language],
  constraints: standardConstraints,
  vocabularies: [{ id: vocabulary.id, externalRef: 'er1', descriptions: [], entries: [] }],
  lexicons: [],
  linkSets: [],
  externalRefs: [{ id: 'er1', type: 'ecv', value: vocabulary.address }],
})

/** The four constraints, with the descriptions that ELAN writes. */
const standardConstraints: EafDocument['constraints'] = [
  {
    stereotype: 'Time_Subdivision',
    description:
      "Time subdivision of parent annotation's time interval, no time gaps allowed within this interval",
  },
  {
    stereotype: 'Symbolic_Subdivision',
    description:
      'Symbolic subdivision of a parent annotation. Annotations refering to the same parent are ordered',
  },
  { stereotype: 'Symbolic_Association', description: '1-1 association with a parent annotation' },
  {
    stereotype: 'Included_In',
    description: "Time alignable annotations within the parent annotation's time interval, gaps are allowed",
  },
]
