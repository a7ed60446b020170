import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Path that an id completes to the page that edits this video; null for people who may not edit videos. */
export const editVideosPath = (actor: Actor, locale: Locale): string | null =>
  simpleLists.videos.mayManage(actor).allowed
    ? localizedPath(locale, `/control-panel/${simpleLists.videos.page}/edit`)
    : null
