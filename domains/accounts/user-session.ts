import type { AccountActor } from '#platform/actor.ts'
import type { Account } from './account.ts'

/** A person with a live session, as a request finds them. */
export interface UserSession {
  sessionId: string
  account: Account
  actor: AccountActor
  /** Names of banners that were closed since this sign-in. */
  bannersClosed: readonly string[]
}
