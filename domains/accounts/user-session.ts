import type { AccountActor } from '#platform/actor.ts'
import type { Account } from './account.ts'

/** A live session with its account and the actor that policies decide about. */
export interface UserSession {
  sessionId: string
  account: Account
  actor: AccountActor
  /** Names of the banners that were closed in this session. */
  bannersClosed: readonly string[]
}
