import { vocabularyLanguages } from '#domains/elan-vocabulary/vocabulary-languages.ts'
import type { AlignableAnnotation, EafDocument, Tier } from '#packages/elan/index.ts'
import type { composeRecording, Recording, Span } from './recordings.ts'

const codes = ['pt', 'en', 'de', 'hu', 'et'] as const
const languages = vocabularyLanguages(
  codes.map((code, position) => ({
    id: position,
    code,
    isDefault: position === 0,
    otherLanguage: false,
    position,
    notes: null,
    names: {},
  })),
)

/** An annotation file as annotators of a Libras corpus make it: a tier of glosses for each hand, and translations. */
export function annotateRecording(
  { name, title }: Recording,
  { glosses, spoken }: Awaited<ReturnType<typeof composeRecording>>,
  twoHanded: ReadonlySet<string>,
): EafDocument {
  const timeSlots: EafDocument['timeSlots'] = { ids: [], times: [] }
  let annotations = 0
  const slot = (time: number) => {
    timeSlots.times.push(Math.round(time))
    return timeSlots.ids.push(`ts${timeSlots.ids.length + 1}`) - 1
  }
  const aligned = ({ begin, end, value }: Span): AlignableAnnotation => {
    annotations++
    return {
      kind: 'alignable',
      id: `a${annotations}`,
      value,
      begin: Math.round(begin),
      end: Math.round(end),
      beginSlot: slot(begin),
      endSlot: slot(end),
      timing: 'aligned',
      externalRef: null,
      language: null,
      entry: null,
      svg: null,
    }
  }
  const tier = (id: string, type: string, language: string | null, spans: readonly Span[]): Tier => ({
    id,
    type,
    parent: null,
    participant: 'S1',
    annotator: 'Signbank',
    locale: null,
    language,
    externalRef: null,
    annotations: spans.map(aligned),
  })
  const tierType = (id: string) => ({
    id,
    timeAlignable: true,
    constraint: null,
    graphicReferences: false,
    vocabulary: null,
    externalRef: null,
    lexicon: null,
  })
  return {
    author: 'Signbank',
    date: '2026-11-27T12:00:00+00:00',
    format: '3.0',
    version: '3.0',
    licenses: [{ url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/', text: 'CC BY-NC-SA 4.0' }],
    mediaFile: '',
    timeUnits: 'milliseconds',
    media: [
      {
        url: `./${name}.mp4`,
        relativeUrl: `./${name}.mp4`,
        mimeType: 'video/mp4',
        timeOrigin: null,
        extractedFrom: null,
      },
    ],
    linkedFiles: [],
    properties: [{ name: 'title', value: title }],
    timeSlots,
    tiers: [
      tier('S1 Glosa MD', 'glosa', null, glosses),
      tier(
        'S1 Glosa ME',
        'glosa',
        null,
        glosses.filter(({ value }) => twoHanded.has(value)),
      ),
      ...codes.map((code) =>
        tier(
          `S1 Tradução ${code}`,
          'tradução',
          languages.find((language) => language.code === code)?.id ?? null,
          spoken.map(({ begin, end, sentence }) => ({ begin, end, value: sentence[code] })),
        ),
      ),
    ],
    types: [tierType('glosa'), tierType('tradução')],
    locales: [],
    languages: languages.map(({ code: _, ...language }) => language),
    constraints: [],
    vocabularies: [],
    lexicons: [],
    linkSets: [],
    externalRefs: [],
  }
}
