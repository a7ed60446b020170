import { createContext } from 'react-router'
import type { Contributions } from '#domains/accounts/contributions.ts'
import type { UserSession } from '#domains/accounts/user-session.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import type { Log } from '#platform/log/log.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What every loader and action works with. */
export interface AppContext {
  actor: Actor
  /** Who is signed in; null for visitors. */
  session: UserSession | null
  dictionary: PublishedDictionary
  db: Db
  /** Keeps robots and floods from forms. */
  formGate: FormGuard
  mails: MailQueue
  storage: Storage
  contributions: Contributions
  now: () => Date
  settings: {
    publicUrl: string | null
    timeZone: string
    platform: string
    secure: boolean
    /** Holds the link to the first owner, while there is none. */
    ownerFile: string
  }
  /** Allows this answer's own scripts and styles; never twice the same. */
  nonce: string
  /** Before absolute links: PUBLIC_URL, else what the request was sent to. */
  origin: string
  /** Of who asks, for limits alone: neither stored nor logged. '' when it is not known. */
  clientAddress: string
  log: Log
}

export const appContext = createContext<AppContext>()
