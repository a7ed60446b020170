import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { checkMove } from './check-move.ts'
import { moveInstallation } from './move-installation.ts'
import { openMoveSource } from './move-source.ts'

/**
 * Moves in this process, and names what the check found.
 * @param afterCheck changes the old installation before it moves
 */
export async function move(from: Config, to: Config, afterCheck?: (old: Database) => Promise<unknown>) {
  const source = await openMoveSource(from)
  const { database } = source
  if (!database) throw new Error('the database is in use')
  try {
    const findings = await checkMove(source, to, { isRehearsal: false })
    await afterCheck?.(database)
    const steps = new Set<string>()
    const report = await moveInstallation({ ...source, database }, to, {
      onProgress: ({ step }) => steps.add(step),
    })
    return { findings: findings.map(({ name }) => name), steps: [...steps], ...report }
  } finally {
    await database.close()
  }
}
