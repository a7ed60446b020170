import { type FrequencyLevel, perThousand, type SignFrequency } from '#domains/corpus/sign-frequency.ts'
import { mediaUrl, shownMediaUrl } from '#domains/media/media.ts'
import type { PublishedExample, SignCorpus } from '#domains/publication/published-dictionary.ts'
import { type Licence, parseLicence } from '#domains/signs/licence.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import type { PresenterContext } from './presenter-context.ts'

/** A use of the sign in a public recording. */
export interface CorpusExampleView {
  id: string
  /** Null without a film that visitors may load. */
  film: FilmView | null
  glosses: GlossView[]
  /** In the interface language if the recording has it; `language` is empty where the file does not name it. */
  sentence: { text: string; language: string } | null
  /** Title, place and year of the recording. */
  source: string
  /** The same with its author, for a citation. */
  citedSource: string
  licence: Licence
}

export interface FilmView {
  /** URL with the moment as a media fragment: browsers play nothing else of it. */
  address: string
  poster: string | null
  /** Seconds of the film. */
  from: number
  to: number
}

export interface GlossView {
  /** As the recording writes it, or the word for what is no lexical sign. */
  text: string
  isWord: boolean
  isThis: boolean
  /** Path of another published sign. */
  to: string | null
}

/** How often the sign is used. */
export interface FrequencyView {
  uses: number
  glosses: number
  recordings: number
  /** The counting rule of all recordings; null where they differ. */
  rule: SignFrequency['rules'][number] | null
  /** Null for a sign that is used so seldom that only the number is shown. */
  details: {
    level: FrequencyLevel
    rank: number
    /** In a thousand glosses. */
    rate: number
    regions: RegionView[]
  } | null
}

export interface RegionView {
  region: string
  uses: number
  rate: number
  /** The rate as a share of the highest one, 0 to 1. */
  share: number
}

export interface CorpusView {
  frequency: FrequencyView
  examples: CorpusExampleView[]
  /** The URL of the page with more of them; null if these are all. */
  more: { count: number; to: string } | null
}

/** So many examples a page has at first, then so many more at each step. */
const examplesPerStep = { first: 3, further: 10 } as const
const maxSteps = 10
/** The film plays so long before and after an example. ms. */
const marginMs = 500

/** How many examples the page has at a step, from 1 on; a step that does not exist has those of the first. */
export const examplesAtStep = (step: number): number =>
  isStep(step) ? examplesPerStep.first + (step - 1) * examplesPerStep.further : examplesPerStep.first

const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= maxSteps

/** The uses of a sign in the public recordings; null for a sign without any. */
export function presentCorpus(
  { id, corpus }: { id: number; corpus: SignCorpus | null },
  context: PresenterContext,
): CorpusView | null {
  if (!corpus) return null
  const { examples, frequency } = corpus
  return {
    frequency: presentFrequency(frequency),
    examples: examples.map((example) => presentExample(example, context)),
    more: presentMore(examples.length, frequency.uses, signPath(context.locale, id)),
  }
}

function presentMore(shown: number, uses: number, path: string): CorpusView['more'] {
  const step = (shown - examplesPerStep.first) / examplesPerStep.further + 1
  // Fewer than a step has: the others have no times.
  if (shown >= uses || !isStep(step + 1)) return null
  return { count: Math.min(examplesAtStep(step + 1), uses) - shown, to: `${path}?examples=${step + 1}` }
}

function presentFrequency({ uses, glosses, recordings, rules, details }: SignFrequency): FrequencyView {
  const [rule = null] = rules
  return {
    uses,
    glosses,
    recordings,
    rule: rules.length === 1 ? rule : null,
    details: details && {
      level: details.level,
      rank: details.rank,
      rate: perThousand(uses, glosses),
      regions: presentRegions(details.regions),
    },
  }
}

function presentRegions(regions: readonly { region: string; uses: number; glosses: number }[]): RegionView[] {
  const rates = regions.map((one) => one.uses / one.glosses)
  const highest = Math.max(...rates)
  return regions.map(({ region, uses, glosses }, at) => ({
    region,
    uses,
    rate: perThousand(uses, glosses),
    share: (rates[at] ?? 0) / highest,
  }))
}

function presentExample(example: PublishedExample, context: PresenterContext): CorpusExampleView {
  const { dictionary, timeZone } = context
  const place = example.city || example.state || example.country
  const year = isoDateIn(example.addedAt, timeZone).slice(0, 4)
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')
  return {
    id: `${example.recording}-${example.begin}`,
    film: presentFilm(example),
    glosses: presentGlosses(example, context),
    sentence: presentSentence(example, context),
    source: joined(example.title, place, year),
    citedSource: joined(example.author, example.title, place, year),
    licence: parseLicence(example.licence || dictionary.dataset.licence),
  }
}

function presentFilm({ media, begin, end }: PublishedExample): FilmView | null {
  const source = media?.kind === 'video' && media.state !== 'failed' ? shownMediaUrl(media) : null
  if (!media || source === null) return null
  const from = Math.max(0, begin - marginMs) / 1_000
  const to = (end + marginMs) / 1_000
  const poster = mediaUrl(media.files.poster?.key ?? null)
  return { address: `${source}#t=${from},${to}`, poster, from, to }
}

/** Marks that are shown as words; other glosses are shown as written. */
const markWords = [
  'buoy',
  'constructedAction',
  'depicting',
  'falseStart',
  'fingerspelled',
  'gesture',
  'held',
  'indecipherable',
  'list',
  'mouthing',
  'name',
  'number',
  'pointing',
  'slip',
] as const

const presentGlosses = ({ glosses }: PublishedExample, { locale, t }: PresenterContext): GlossView[] =>
  glosses.map(({ value, mark, sign, isThis }) => {
    const word = markWords.find((one) => one === mark)
    return {
      text: word ? t(`corpus:mark.${word}`) : value,
      isWord: word !== undefined,
      isThis,
      to: sign === null || isThis ? null : signPath(locale, sign),
    }
  })

/** The reader's language, else the default language, else one that the file does not name, else any. */
function presentSentence(
  { translations }: PublishedExample,
  { locale, dictionary }: PresenterContext,
): CorpusExampleView['sentence'] {
  const wanted = [locale, dictionary.defaultLanguage, null]
  const found =
    wanted
      .map((code) => translations.find(({ language }) => language === code))
      .find((one) => one !== undefined) ?? translations[0]
  return found ? { text: found.text, language: found.language ?? '' } : null
}
