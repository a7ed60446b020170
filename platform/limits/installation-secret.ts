import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/transaction.ts'

/** The secret of the installation, shared by all its processes; created on first use and never changed. */
export async function getInstallationSecret(db: Db): Promise<string> {
  const find = () => db.selectFrom('installationSecret').select('value').executeTakeFirst()
  const existing = await find()
  if (existing) return existing.value
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('installationSecret')
    .values({ value })
    .onConflict((made) => made.doNothing())
    .execute()
  return (await find())?.value ?? value
}
