import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUploads, uploadFolder } from '#domains/media/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import type { Database } from '#platform/db/open-database.ts'
import { noProxies } from '#platform/http/client-address.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { ApiContext } from './api-context.ts'

/** A context of the API over a test database. Mails are queued but not sent. */
export function anApiContext(
  database: Database,
  overrides: Pick<ApiContext, 'dictionary' | 'network'> & Partial<ApiContext>,
): ApiContext {
  const now = overrides.now ?? (() => new Date())
  const storage = overrides.storage ?? fileSystemStorage('')
  return {
    db: database.db,
    panelSigns: openPanelSigns({
      db: database.db,
      defaultLanguage: () => overrides.dictionary.defaultLanguage,
    }),
    now,
    formGate: createFormGuard({ database, now }),
    mails: { enqueue: async () => 0 },
    jobs: { enqueue: async () => {} },
    viewCounts: { count: () => {} },
    missingWords: { count: () => {} },
    mediaEvents: { subscribe: () => () => {} },
    storage,
    uploads: openUploads({
      db: database.db,
      storage,
      store: uploadFolder(join(tmpdir(), 'signbank-test-uploads')),
      quotaBytes: 20_000_000_000,
      now,
    }),
    contributions: signContributions,
    secondFactor: { required: 'none', keyFile: '/nowhere/second-factor.key' },
    requireSignerConsent: false,
    secure: false,
    trustedProxies: noProxies,
    config: {
      publicUrl: null,
      origin: 'http://localhost:3000',
      platform: 'signbank',
      timeZone: 'UTC',
      offersOriginals: false,
    },
    ...overrides,
  }
}
