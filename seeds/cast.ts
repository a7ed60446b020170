import { sql } from 'kysely'
import { hashPassword } from '#domains/accounts/index.ts'
import { insertAccount } from '#domains/accounts/server/account.queries.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import { demoSource } from '#domains/signs/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { type CastName, castEmail, castNames, castPassword, testAccountData } from './cast-people.ts'

const choices: ConsentChoices = {
  sharesGeneralData: true,
  emailVisibility: 2,
  detailsVisibility: 3,
  afterDeletion: 2,
  signsStay: true,
  adminsMayDelete: true,
  acceptsPolicy: true,
  adminsSeeChoices: true,
}

/** Made once: a process of tests adds the cast to one database after another, and hashing is slow by design. */
let castPasswordHash: Promise<string> | undefined

/**
 * Adds the accounts of the cast to a database. All have confirmed addresses, answered the consent form and accepted
 * all legal versions; all profiles except that of Dénes are complete. Bruno becomes the author of some demo signs.
 * In an empty table the accounts get the ids 1 to 6. Does nothing if the cast exists already.
 */
export async function loadCast(db: Db): Promise<void> {
  castPasswordHash ??= hashPassword(castPassword)
  const passwordHash = await castPasswordHash
  await inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('account').select('email').execute()
    if (known.some(({ email }) => email === castEmail('ana'))) return
    const ids = known.length === 0 ? [1, 2, 3, 4, 5, 6] : []
    const references = await insertProfileReferences(tx)
    for (const [index, name] of castNames.entries())
      await insertTestAccount(tx, name, { ...references, passwordHash, id: ids[index] })
    if (ids.length > 0) await sql`select setval(pg_get_serial_sequence('account', 'id'), 6)`.execute(tx)
    await assignDemoSignsToBruno(tx)
  })
}

/**
 * The account id of a person of the cast in this database.
 * @throws Error if the cast was not loaded
 */
export async function castId(db: Db, name: CastName): Promise<number> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', castEmail(name))
    .executeTakeFirstOrThrow()
  return id
}

interface ProfileReferences {
  /** Date of the first registration. */
  at: Date
  firstLanguageId: number | null
  professionId: number | null
  institutions: { heron: number; otter: number }
}

async function insertProfileReferences(tx: Tx): Promise<ProfileReferences> {
  const first = (table: 'language' | 'profession') =>
    tx.selectFrom(table).select('id').orderBy('position').orderBy('id').limit(1).executeTakeFirst()
  const institution = async (name: string) => {
    const { id } = await tx
      .insertInto('institution')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    at: new Date('2026-11-01T12:00:00Z'),
    firstLanguageId: (await first('language'))?.id ?? null,
    professionId: (await first('profession'))?.id ?? null,
    institutions: { heron: await institution('Instituto Garça'), otter: await institution('Otter-Institut') },
  }
}

async function insertTestAccount(
  tx: Tx,
  name: CastName,
  {
    at,
    firstLanguageId,
    professionId,
    institutions,
    passwordHash,
    id,
  }: ProfileReferences & { passwordHash: string; id: number | undefined },
): Promise<void> {
  const isIncomplete = name === 'denes'
  const account = await insertAccount(tx, {
    ...testAccountData[name],
    ...(id !== undefined && { id }),
    email: castEmail(name),
    passwordHash,
    registeredAt: new Date(at.getTime() + castNames.indexOf(name) * 3_600_000),
    emailVerifiedAt: at,
    professionId,
    firstLanguageId: isIncomplete ? null : firstLanguageId,
    institutionId: isIncomplete
      ? null
      : name === 'ana' || name === 'bruno'
        ? institutions.heron
        : institutions.otter,
  })
  await answerEverything(tx, account.id, at)
  if (name === 'frieda')
    await tx
      .updateTable('account')
      .set({ deletedAt: at, deletedBy: account.id })
      .where('id', '=', account.id)
      .execute()
}

async function answerEverything(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ accountId, ...choices, changedAt: at })
    .execute()
  await sql`
    insert into legal_acceptance (account_id, legal_version_id, at)
    select ${accountId}, max(id), ${at} from legal_version group by kind
  `.execute(tx)
}

/** Makes Bruno the author and publisher of every fourth demo sign. */
async function assignDemoSignsToBruno(tx: Tx): Promise<void> {
  const { id } = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', castEmail('bruno'))
    .executeTakeFirstOrThrow()
  await sql`
    update sign set author_id = ${id}, publisher_id = ${id} where source = ${demoSource} and id % 4 = 0
  `.execute(tx)
  await recordChange(tx, 'all', [1])
}
