import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { attributionOf } from '#domains/signs/attribution.ts'
import type { SignExample } from '#domains/signs/sign-document.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { presentVideo, type VideoView } from './media.ts'
import type { PresenterContext } from './presenter-context.ts'

export interface ExampleView {
  texts: ResolvedText[]
  /** The signs of the example in order; `id` is null for a token that is no published sign. */
  signs: { token: string; id: number | null; gloss: string }[]
  video: VideoView | null
}

type Sources = Pick<PublishedSign, 'document' | 'exampleMedia' | 'exampleSigns'>

/** The example sentences in all languages, the interface language first, with their signs and videos. */
export const presentExamples = (sign: Sources, context: PresenterContext): ExampleView[] =>
  sign.document.examples.map((example) => presentExample(example, sign, context))

function presentExample(
  example: SignExample,
  { exampleMedia, exampleSigns }: Sources,
  { locale, dictionary, offersOriginals }: PresenterContext,
): ExampleView {
  const preferred = resolveText(example.texts, locale, dictionary.defaultLanguage)
  const order = dictionary.languages.map(({ code }) => code)
  const others = Object.entries(example.texts)
    .filter(([language, text]) => text && language !== preferred?.language)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  const media = example.media === undefined ? undefined : exampleMedia[example.media]
  return {
    texts: [
      ...(preferred ? [preferred] : []),
      ...others.map(([language, text]) => ({ text, language, informed: true })),
    ],
    signs: example.signs
      .split(/\s+/)
      .filter(Boolean)
      .map((token) => {
        const used = exampleSigns[token]
        return { token, id: used?.id ?? null, gloss: used?.gloss ?? token.replace(/^cl:/, '') }
      }),
    video: media ? presentVideo(media, { ...attributionOf(example), offersOriginals }) : null,
  }
}
