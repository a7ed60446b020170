import fc from 'fast-check'
import type { Annotation } from './annotation.ts'
import type { EafDocument, TierType } from './document.ts'
import type { Vocabulary } from './vocabulary.ts'

const characters = [
  'a',
  'É',
  'e\u0301',
  '\u0308',
  '手',
  '𝄞',
  '\n',
  '\t',
  '\r',
  '&',
  '<',
  '>',
  '"',
  "'",
  ']]>',
  ' ',
]
/** Texts with what XML escapes, line breaks and combining marks. */
export const anyText = fc
  .array(fc.constantFrom(...characters), { maxLength: 12 })
  .map((parts) => parts.join(''))
const textOrNull = fc.option(anyText)
const url = fc.nat(99).map((n) => `file:///films/${n}.mp4`)
const orNull = fc.option
const languageIds = ['por', 'bzs']

const vocabularyOf = (index: number, isOld: boolean): fc.Arbitrary<Vocabulary> => {
  const language = isOld ? fc.constant(null) : fc.constantFrom(...languageIds)
  const value = fc.record({ language, value: anyText, description: textOrNull })
  const values = isOld ? fc.tuple(value) : fc.array(value, { minLength: 1, maxLength: 3 })
  return fc.record({
    id: fc.constant(`vocabulary ${index}`),
    externalRef: orNull(fc.constant('er1')),
    descriptions: fc.array(fc.record({ language, text: anyText }), { maxLength: isOld ? 1 : 2 }),
    entries: fc
      .array(fc.record({ externalRef: orNull(fc.constant('er1')), values }), { maxLength: 3 })
      .map((entries) => entries.map((entry, at) => ({ id: isOld ? null : `cve${at}`, ...entry }))),
  })
}

const types: TierType[] = [
  ['utterance', true, null],
  ['words', true, 'Time_Subdivision'],
  ['part', true, 'Included_In'],
  ['morphs', false, 'Symbolic_Subdivision'],
  ['translation', false, 'Symbolic_Association'],
].map(([id, timeAlignable, constraint]) => ({
  id: String(id),
  timeAlignable: Boolean(timeAlignable),
  constraint: constraint === null ? null : String(constraint),
  graphicReferences: false,
  vocabulary: null,
  externalRef: null,
  lexicon: null,
}))

/** Documents whose references exist; the times of annotations are those of a document just made, so read it once. */
export const anyEafDocument: fc.Arbitrary<EafDocument> = fc
  .tuple(fc.constantFrom('2.7', '3.0'), fc.array(fc.option(fc.nat(100_000)), { minLength: 2, maxLength: 20 }))
  .chain(([format, times]) => {
    const isOld = format === '2.7'
    const slot = fc.nat(times.length - 1)
    const shared = {
      value: anyText,
      externalRef: orNull(fc.constant('er1')),
      language: isOld ? fc.constant(null) : orNull(fc.constantFrom(...languageIds)),
      entry: isOld ? fc.constant(null) : textOrNull,
    }
    const alignable = fc.record({
      kind: fc.constant('alignable' as const),
      ...shared,
      beginSlot: slot,
      endSlot: slot,
      svg: textOrNull,
    })
    const reference = fc.record({ kind: fc.constant('reference' as const), ...shared })
    const parents = fc.array(alignable, { minLength: 1, maxLength: 5 })
    return fc.record({
      author: anyText,
      date: fc.constant('2024-05-02T10:00:00+01:00'),
      format: fc.constant(format),
      version: fc.constant(format),
      licenses: isOld
        ? fc.constant([])
        : fc.array(fc.record({ url: orNull(url), text: anyText }), { maxLength: 2 }),
      mediaFile: textOrNull,
      timeUnits: orNull(fc.constant('milliseconds')),
      media: fc.array(
        fc.record({
          url,
          relativeUrl: orNull(url),
          mimeType: anyText,
          timeOrigin: orNull(fc.nat()),
          extractedFrom: orNull(url),
        }),
        { maxLength: 3 },
      ),
      linkedFiles: fc.array(
        fc.record({
          url,
          relativeUrl: orNull(url),
          mimeType: anyText,
          timeOrigin: orNull(fc.nat()),
          associatedWith: orNull(url),
        }),
        { maxLength: 2 },
      ),
      properties: fc.array(fc.record({ name: textOrNull, value: anyText }), { maxLength: 3 }),
      timeSlots: fc.constant({ ids: times.map((_, index) => `ts${index + 1}`), times }),
      tiers: fc
        .tuple(
          parents,
          parents,
          parents,
          fc.array(reference, { maxLength: 5 }),
          fc.array(reference, { maxLength: 5 }),
        )
        .map((lists) => tiersOf(lists)),
      types: fc.constant(types),
      locales: fc.constant([{ languageCode: 'ipa-ext', countryCode: null, variant: 'IPA Extended' }]),
      languages: fc.constant(
        isOld
          ? []
          : languageIds.map((id) => ({ id, definition: `http://cdb.iso.org/lg/${id}`, label: null })),
      ),
      constraints: fc.constant(
        [...new Set(types.flatMap(({ constraint }) => constraint ?? []))].map((stereotype) => ({
          stereotype,
          description: 'as ELAN',
        })),
      ),
      vocabularies: fc
        .tuple(vocabularyOf(0, isOld), vocabularyOf(1, isOld))
        .map((list) => list as Vocabulary[]),
      lexicons: fc.constant([
        {
          id: 'lex1',
          name: 'Lexicon',
          type: 'service',
          url: 'https://lexicon.example',
          lexiconId: 'l1',
          lexiconName: 'L',
          categoryId: null,
          categoryName: null,
        },
      ]),
      linkSets: fc.constant([]),
      externalRefs: fc.constant([{ id: 'er1', type: 'ecv', value: 'https://signs.example/a?b=1&c="2"' }]),
    })
  })

type Made = Omit<Annotation, 'id' | 'begin' | 'end' | 'timing' | 'parent' | 'previous'>

/** Each list is a tier; references have parents in the first tier. */
function tiersOf(lists: readonly Made[][]): EafDocument['tiers'] {
  const parents = lists[0]?.length ?? 1
  return lists.map((list, tier) => ({
    id: `tier ${tier} Ü`,
    type: types[tier]?.id ?? '',
    parent: tier === 0 ? null : 'tier 0 Ü',
    participant: tier % 2 === 0 ? 'S1' : null,
    annotator: null,
    locale: tier === 1 ? 'ipa-ext' : null,
    language: null,
    externalRef: null,
    annotations: list.map((made, index) => {
      const times = { id: `a${tier}-${index}`, begin: null, end: null, timing: 'unknown' as const }
      const links = {
        parent: `a0-${index % parents}`,
        previous: tier === 3 && index >= parents ? `a3-${index - parents}` : null,
      }
      return { ...made, ...times, ...(made.kind === 'reference' ? links : {}) } as Annotation
    }),
  }))
}
