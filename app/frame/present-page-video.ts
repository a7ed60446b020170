import { explanatoryVideoIds } from '#domains/content/page-video-slug.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentVideo, type VideoView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'

/** Id of the video that explains the site, fixed by the specification; for pages without one of their own, too. */
export const generalVideoId = explanatoryVideoIds['public-menu']

/** A video that explains a page; `video` is null if there is none to play. */
export interface PageVideoView {
  id: number
  title: ResolvedText | null
  description: ResolvedText | null
  video: VideoView | null
}

/**
 * @param idOrSlug an id, or a slug; of several videos for a slug, the newest active one. The explanatory videos are the
 *   places of their ids: a newer active one for the same place is played instead.
 */
export function presentPageVideo(
  dictionary: PublishedDictionary,
  idOrSlug: number | string,
  locale: Locale,
): PageVideoView {
  const byName = dictionary.pageVideo(idOrSlug)
  const found = (typeof idOrSlug === 'number' && byName && dictionary.pageVideo(byName.slug)) || byName
  const media = found?.active ? dictionary.media(found.videoId) : undefined
  const text = (key: 'title' | 'description') =>
    found
      ? resolveText(
          Object.fromEntries(Object.entries(found.texts).map(([language, all]) => [language, all[key]])),
          locale,
          dictionary.defaultLanguage,
        )
      : null
  return {
    id: found?.id ?? Number(idOrSlug),
    title: text('title'),
    description: text('description'),
    // Visitors cannot load a file that is still being converted.
    video: media?.state === 'ready' ? presentVideo(media) : null,
  }
}
