import { type DescribedTier, translationLanguage } from './translation-tier.ts'

/** A gloss as the recording has it. Times are milliseconds of the annotation file. */
export interface ExampleGloss {
  value: string
  /** Why it is no lexical sign: a GlossMark of packages/elan, or `setAside`. */
  mark: string | null
  sign: number | null
  begin: number
  end: number
  /** Whether it is the use that the example is about. */
  isThis: boolean
}

/** An annotation of a tier without glosses that is present at the moment of the use. */
export interface ExampleSentence extends DescribedTier {
  participant: string | null
  value: string
  begin: number
  end: number
}

/** What is public about a recording. */
export interface ExampleSource {
  recording: number
  title: string
  author: string
  institution: string
  city: string
  state: string
  country: string
  licence: string
  addedAt: Date
}

/** A use of a sign as stored, with what was signed around it. */
export interface StoredUse extends ExampleSource {
  participant: string | null
  /** The film that shows it; null without one that visitors may load. */
  media: number | null
  /** Time of the film at the time 0 of the annotations, ms. */
  origin: number
  /** Glosses of the same person, in the order of their times. */
  glosses: ExampleGloss[]
  sentences: ExampleSentence[]
}

/** A use of a sign in a public recording, as long as its sentence. */
export interface CorpusExample extends ExampleSource {
  media: number | null
  /** Where it begins and ends in the film, ms. */
  begin: number
  end: number
  glosses: Pick<ExampleGloss, 'value' | 'mark' | 'sign' | 'isThis'>[]
  translations: { text: string; language: string | null }[]
}

/** Longer annotations with a translation are paragraphs, not the sentence of a sign. ms. */
const longestSentence = 15_000
/** Without a translation, a pause of this length ends a sentence. ms. */
const longestPause = 1_500
/** Then so many glosses are shown on each side. */
const maxAround = 3

/** @param languages codes of the content languages */
export function toCorpusExample(use: StoredUse, languages: readonly string[]): CorpusExample {
  const { participant, origin, glosses: around, sentences, ...source } = use
  const translations = translationsOf(use, languages)
  const sentence = translations.find(({ begin, end }) => end - begin <= longestSentence)
  const glosses = sentence ? glossesWithin(around, sentence) : glossesWithoutPause(around)
  const shown = sentence ? [sentence, ...glosses.filter(({ isThis }) => isThis)] : glosses
  return {
    ...source,
    begin: Math.min(...shown.map(({ begin }) => begin)) + origin,
    end: Math.max(...shown.map(({ end }) => end)) + origin,
    glosses: glosses.map(({ value, mark, sign, isThis }) => ({ value, mark, sign, isThis })),
    translations: translations.map(({ value, language }) => ({ text: value, language })),
  }
}

/** One translation in each language: that of the person who signs, else the shortest. */
function translationsOf({ participant, sentences }: StoredUse, languages: readonly string[]) {
  const translations = sentences.flatMap(({ language: given, ...sentence }) => {
    const language = translationLanguage({ ...sentence, language: given }, languages)
    const isOfAnother = sentence.participant !== null && sentence.participant !== participant
    return language === undefined || isOfAnother ? [] : { ...sentence, language }
  })
  const byLanguage = Map.groupBy(
    translations.toSorted(
      (a, b) =>
        Number(a.participant === null) - Number(b.participant === null) ||
        a.end - a.begin - (b.end - b.begin),
    ),
    ({ language }) => language,
  )
  return [...byLanguage.values()].flatMap(([first]) => first ?? [])
}

const glossesWithin = (glosses: readonly ExampleGloss[], { begin, end }: { begin: number; end: number }) =>
  glosses.filter((gloss) => {
    const middle = (gloss.begin + gloss.end) / 2
    return gloss.isThis || (middle >= begin && middle <= end)
  })

function glossesWithoutPause(glosses: readonly ExampleGloss[]): ExampleGloss[] {
  const at = glosses.findIndex(({ isThis }) => isThis)
  let [first, last] = [at, at]
  const pauseAfter = (position: number) =>
    (glosses[position + 1]?.begin ?? Number.POSITIVE_INFINITY) - (glosses[position]?.end ?? 0)
  while (first > 0 && at - first < maxAround && pauseAfter(first - 1) <= longestPause) first--
  while (last - at < maxAround && pauseAfter(last) <= longestPause) last++
  return glosses.slice(first, last + 1)
}
