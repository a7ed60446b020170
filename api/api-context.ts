import type { Contributions } from '#domains/accounts/contributions.ts'
import type { SecondFactorSettings } from '#domains/accounts/second-factor/second-factor.ts'
import type { Uploads } from '#domains/media/index.ts'
import type { MissingWords } from '#domains/missing-words/index.ts'
import type { Network } from '#domains/network/index.ts'
import type { ViewCounts } from '#domains/numbers/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { PanelSignReader } from '#domains/sign-management/index.ts'
import type { MediaEvents } from '#domains/signs/index.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { TrustedProxies } from '#platform/http/client-address.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What the handlers of the API need. */
export interface ApiContext {
  dictionary: PublishedDictionary
  /** All signs, in any state. */
  panelSigns: PanelSignReader
  network: Network
  viewCounts: Pick<ViewCounts, 'count'>
  missingWords: Pick<MissingWords, 'count'>
  config: Pick<Config, 'publicUrl' | 'origin' | 'platform' | 'timeZone' | 'offersOriginals'>
  db: Db
  formGate: FormGuard
  mails: MailQueue
  storage: Storage
  uploads: Uploads
  jobs: Pick<Jobs, 'enqueue'>
  mediaEvents: Pick<MediaEvents, 'subscribe'>
  contributions: Contributions
  secondFactor: SecondFactorSettings
  /** Whether a sign is published only when the signer's consent is noted for each of its videos. */
  requireSignerConsent: boolean
  now: () => Date
  trustedProxies: TrustedProxies
  /** Whether the public URL uses https. */
  secure: boolean
}
