import { createContext } from 'react-router'
import type { Contributions } from '#domains/accounts/contributions.ts'
import type { SecondFactorSettings } from '#domains/accounts/second-factor/second-factor.ts'
import type { UserSession } from '#domains/accounts/user-session.ts'
import type { HandDrawings } from '#domains/hand-drawings/index.ts'
import type { Uploads } from '#domains/media/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { SchoolMode } from '#domains/publication/school-mode.ts'
import type { PanelSignReader } from '#domains/sign-management/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { BackupState } from '#platform/backup/backup-state.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import type { Log } from '#platform/log/log.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** The context of every loader and action. */
export interface AppContext {
  actor: Actor
  /** Null for visitors. */
  session: UserSession | null
  /** The database could not be asked whose session this is, so the request is answered as that of a visitor. */
  isSessionUnknown: boolean
  /** On public pages in school mode, without offensive signs. */
  dictionary: PublishedDictionary
  schoolMode: SchoolMode
  /** All signs, for the lists of the panel. */
  panelSigns: PanelSignReader
  uploads: Uploads
  /** The drawing of a hand for the HTML of a page, if it is in memory. */
  findHandMarkup: HandDrawings['findMarkup']
  db: Db
  /** Protects forms against robots and limits how often they are sent. */
  formGate: FormGuard
  mails: MailQueue
  storage: Storage
  jobs: Pick<Jobs, 'enqueue'>
  contributions: Contributions
  /** Where mails are written without a mail server. */
  mailFolder: string
  secondFactor: SecondFactorSettings
  /** Whether a sign is published only when the signer's consent is noted for each of its videos. */
  requireSignerConsent: boolean
  /** Whether this process converts videos; null if others do. */
  convertsVideos: boolean | null
  /** The backups that the installation makes. One query. */
  listBackups: () => Promise<BackupState[]>
  now: () => Date
  settings: {
    publicUrl: string | null
    timeZone: string
    platform: string
    /** The source whose ids legacy addresses contain; undefined when they contain ours. */
    legacySource: string | undefined
    secure: boolean
    /** Whether everybody may download the uploaded originals of public signs. */
    offersOriginals: boolean
    /** Path of the file with the link for the first owner; it exists while there is no owner. */
    ownerFile: string
  }
  /** Nonce for the scripts and styles of this response. */
  nonce: string
  /** Origin of absolute links: PUBLIC_URL, else a loopback origin. It never comes from a request. */
  origin: string
  /** IP address for rate limits, empty if unknown; neither stored nor logged. */
  clientAddress: string
  log: Log
}

export const appContext = createContext<AppContext>()
