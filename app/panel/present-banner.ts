import { accountStateOf } from '#domains/accounts/account.ts'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { explanatoryVideoIds } from '#domains/content/page-video-slug.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type PageVideoView, presentPageVideo } from '../frame/present-page-video.ts'

const bannerNames = ['awaiting', 'rejected'] as const
type BannerName = (typeof bannerNames)[number]

export const isBannerName = (name: unknown): name is BannerName => bannerNames.some((one) => one === name)

/** Id of the video for people who await a decision. */
const awaitingVideoId = explanatoryVideoIds['awaiting-approval']

/** The banner above the pages of the panel. */
export type BannerView = { name: 'awaiting'; video: PageVideoView } | { name: 'rejected' }

/** The banner of an account that is not accepted; null after it was closed in this session. */
export function presentBanner(
  { account, bannersClosed }: Pick<UserSession, 'account' | 'bannersClosed'>,
  dictionary: PublishedDictionary,
  locale: Locale,
): BannerView | null {
  const state = accountStateOf(account)
  if (!isBannerName(state) || bannersClosed.includes(state)) return null
  return state === 'awaiting'
    ? { name: state, video: presentPageVideo(dictionary, awaitingVideoId, locale) }
    : { name: state }
}
