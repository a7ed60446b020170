import { pageVideoSlug } from '#domains/content/page-video-slug.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../app-context.ts'
import { editVideosPath } from '../frame/edit-videos-path.ts'
import { presentPageVideo } from '../frame/present-page-video.ts'

/** The video that explains a page, null if none can be played, and where the reader edits videos. */
export function presentPublicLayout(
  { dictionary, actor }: Pick<AppContext, 'dictionary' | 'actor'>,
  { pathname }: Pick<URL, 'pathname'>,
  locale: Locale,
) {
  const view = presentPageVideo(dictionary, pageVideoSlug(pathWithoutLocale(pathname)), locale)
  return { locale, pageVideo: view.video && view, editPath: editVideosPath(actor, locale) }
}
export type PublicLayoutData = ReturnType<typeof presentPublicLayout>
