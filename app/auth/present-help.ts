import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { generalVideoId, presentPageVideo } from '../frame/present-page-video.ts'

/**
 * The video in sign language that explains an account page: the active page video whose slug is the path of the page,
 * else the general one. Null if there is none to play.
 */
export function presentHelp(dictionary: PublishedDictionary, { pathname }: URL, locale: Locale) {
  const slug = pathWithoutLocale(pathname).replaceAll('/', '')
  const own = presentPageVideo(dictionary, slug, locale)
  const { title, video } = own.video ? own : presentPageVideo(dictionary, generalVideoId, locale)
  return video && { title, video }
}
export type HelpView = NonNullable<ReturnType<typeof presentHelp>>
