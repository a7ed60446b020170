import { auditBackup } from '#platform/backup/audit-backup.ts'
import type { Config } from '#platform/config.ts'
import { errorCode } from '#platform/errors/error-code.ts'
import { createLog } from '#platform/log/log.ts'
import { openInstallation } from '../../server/open-installation.ts'
import { openSite } from '../../server/open-site.ts'

/** The result of opening a moved installation in the same way as the server does. */
export interface MovedStart {
  /** Published signs. */
  signs: number
  /** A code, or the status of the first request that failed; undefined if all were answered. */
  failure: string | undefined
}

/** Whether database, files and space are there; the API; and what it reads from the database. */
const paths = ['/readyz', '/api/openapi.json', '/api/signs?per_page=1']

/**
 * Opens the moved installation with its own settings, without background jobs, requests what the server answers, and closes
 * it. The audit log there gets the entry of a restored backup.
 * @param rows that were moved
 */
export async function startMoved(target: Config, { rows }: { rows: number }): Promise<MovedStart> {
  const config = { ...target, worker: false }
  const log = createLog('silent')
  const [now, pages] = [new Date(), () => async () => new Response()]
  try {
    const installation = await openInstallation({ config, log })
    try {
      const site = await openSite({ ...installation, config, log, pages })
      const statuses = await Promise.all(
        paths.map(async (path) => (await site.fetch(new Request(`${config.origin}${path}`))).status),
      )
      const signs = site.dictionary.count
      await site.close()
      const failed = statuses.find((status) => status >= 400)
      if (failed === undefined)
        await auditBackup(installation.database.db, { action: 'restored', rows, at: now })
      return { signs, failure: failed === undefined ? undefined : `${failed}` }
    } finally {
      await installation.database.close()
    }
  } catch (error) {
    return { signs: 0, failure: errorCode(error) }
  }
}
