import type { RichText } from '#domains/content/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentVideo, type VideoView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'

/** A text written in the panel in one language: sanitized HTML and an optional signed video. */
export interface RichTextView {
  title: string | null
  html: string
  video: VideoView | null
  language: string
  informed: boolean
}

/** The text in the reader's language, else in the default language; null if both are missing. */
export function presentRichText(
  dictionary: Pick<PublishedDictionary, 'defaultLanguage' | 'media'>,
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
