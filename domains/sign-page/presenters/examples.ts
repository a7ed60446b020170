import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { SignExample } from '#domains/signs/sign-document.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { presentVideo, type VideoView } from './media.ts'
import type { LocalizedTextView, PresenterContext } from './presenter-context.ts'

export interface ExampleView {
  texts: LocalizedTextView[]
  /** The signs used, in order; tokens nobody resolved stay as they were written. */
  signs: { token: string; id: number | null; gloss: string }[]
  video: VideoView | null
}

type Sources = Pick<PublishedSign, 'document' | 'exampleMedia' | 'exampleSigns'>

/** The example sentences, each in the reader's language first, with the signs it uses and its video. */
export const presentExamples = (sign: Sources, reader: PresenterContext): ExampleView[] =>
  sign.document.examples.map((example) => presentExample(example, sign, reader))

function presentExample(
  example: SignExample,
  { exampleMedia, exampleSigns }: Sources,
  { locale, dictionary }: PresenterContext,
): ExampleView {
  const first = resolveText(example.texts, locale, dictionary.defaultLanguage)
  const order = dictionary.languages.map(({ code }) => code)
  const others = Object.entries(example.texts)
    .filter(([language, text]) => text && language !== first?.language)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  const media = example.media === undefined ? undefined : exampleMedia[example.media]
  return {
    texts: [
      ...(first ? [first] : []),
      ...others.map(([language, text]) => ({ text, language, informed: true })),
    ],
    signs: example.signs
      .split(/\s+/)
      .filter(Boolean)
      .map((token) => {
        const used = exampleSigns[token]
        return { token, id: used?.id ?? null, gloss: used?.gloss ?? token.replace(/^cl:/, '') }
      }),
    video: media ? presentVideo(media) : null,
  }
}
