import { accountStateOf } from '#domains/accounts/account.ts'
import type { UserSession } from '#domains/accounts/user-session.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type PageVideoView, presentPageVideo } from '../frame/page-video-view.ts'

const bannerNames = ['awaiting', 'rejected'] as const
type BannerName = (typeof bannerNames)[number]

export const isBannerName = (name: unknown): name is BannerName => bannerNames.some((one) => one === name)

/** The video that explains to people who wait for acceptance what they can do meanwhile. */
const awaitingVideoId = 674

/** What stands above every page of the panel until it is closed. */
export type BannerView = { name: 'awaiting'; video: PageVideoView } | { name: 'rejected' }

/** The banner of an account that nobody accepted; none once it was closed since the sign-in. */
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
