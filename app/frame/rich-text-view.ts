import type { RichText } from '#domains/content/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentVideo, type VideoView } from '#domains/sign-page/sign.presenter.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'

/** A text of the control panel in one language: sanitised HTML, and its signed video where there is one. */
export interface RichTextView {
  title: string | null
  html: string
  video: VideoView | null
  language: string
  informed: boolean
}

/** The text for a reader: theirs, else the default language's; null where neither exists. */
export function presentRichText(
  dictionary: PublishedDictionary,
  texts: Record<string, RichText & { title?: string }>,
  locale: Locale,
): RichTextView | null {
  const found = resolveText(texts, locale, dictionary.defaultLanguage)
  if (!found) return null
  const { text, language, informed } = found
  const media = dictionary.media(text.videoId)
  return {
    title: text.title ?? null,
    html: text.body,
    video: media ? presentVideo(media) : null,
    language,
    informed,
  }
}
