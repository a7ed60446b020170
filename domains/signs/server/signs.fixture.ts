import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { type AccountActor, type Actor, system } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { insertAccount, insertMedia } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { SignChange } from '../sign-change.ts'
import type { SignDecision } from '../sign-decisions.ts'
import { emptyDocument, type SignDocument } from '../sign-document.ts'
import { applyDecision } from './apply-decision.ts'
import { saveSigns } from './save-signs.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import type { SignsContext } from './signs-context.ts'

/** For tests: an empty dictionary with five languages. */
export async function makeDictionary(db: Db): Promise<void> {
  await sql`
    insert into language (code, is_default, position)
    select code, code = 'pt', place from unnest(array['pt', 'en', 'de', 'hu', 'et']) with ordinality as l(code, place)
  `.execute(db)
  await sql`
    insert into dictionary (name, acronym, sign_language, country, version_label) values ('Test', 'T', 'bzs', 'BR', '1')
  `.execute(db)
}

/** For tests: a value of a list. */
export async function makeValue(db: Db, list: string, value: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vocabulary_entry (list, value) values (${list}, ${value}) returning id
  `.execute(db)
  return rows[0]?.id ?? 0
}

/** For tests: a media without files. */
export async function makeMedia(db: Db, name: string, state = 'ready'): Promise<number> {
  return insertMedia(db, { originalName: name, sha256: name, state })
}

/** For tests: the accounts of these people, with their rights. */
export async function insertAccounts(db: Db, people: readonly AccountActor[]): Promise<void> {
  for (const { id, status, isAdmin, isApprover, isOwner } of people)
    await insertAccount(db, { id, name: `Person ${id}`, status, isAdmin, isApprover, isOwner })
}

/** For tests: sends no mails. */
export const noMails = { enqueue: async () => 0 }

export const now = new Date('2026-11-21T12:00:00Z')

/** For tests: saves changes and returns the ids and revisions. */
export const saveChanges = (db: Db, changes: SignChange[], actor: Actor = system) =>
  saveSigns({ db, now: () => now, requireSignerConsent: false }, actor, { kind: 'form', changes })

/** For tests: a new sign. */
export async function saveSign(
  db: Db,
  document: SignDocument,
  author: Actor = system,
): Promise<{ id: number; revision: number }> {
  const [saved] = await saveChanges(db, [{ document }], author)
  if (!saved) throw new Error('a new sign was not saved')
  return { id: saved.id, revision: saved.revision }
}

export const aDocument = (gloss: string, facts: Partial<SignDocument> = {}): SignDocument => ({
  ...emptyDocument(gloss),
  translations: { pt: [['palavra']] },
  ...facts,
})

/** For tests: the number of rows of a table. */
export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** For tests: the error that a promise rejects with. */
export async function rejectionOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof AppError) return error
  throw error ?? new Error('the promise was not rejected')
}

/** For tests: a temporary folder with these files; pictures are created from a colour. */
export async function makeFolder(
  files: Record<string, string | Uint8Array | { colour: string }> = {},
): Promise<string> {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(
      path,
      typeof content === 'object' && 'colour' in content ? await picture(content.colour) : content,
    )
  }
  return folder
}

const picture = (background: string) =>
  sharp({ create: { width: 1500, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

export const makeContext = (db: Db, folder: string) => ({
  db,
  now: () => now,
  requireSignerConsent: false,
  storage: fileSystemStorage(join(folder, 'stored')),
})

interface DecisionOfTest {
  actor: Actor
  ids: readonly number[]
  revisions?: ReadonlyMap<number, number>
  note?: string
  withoutVideo?: boolean
}

const decide =
  (decision: SignDecision) =>
  async (context: SignsContext, { actor, ids, revisions, ...request }: DecisionOfTest) => {
    const current = await loadSignFacts(context.db, ids, context)
    const revisionOf = (id: number) => revisions?.get(id) ?? current.get(id)?.revision ?? 0
    const signs = ids.map((id) => ({ id, revision: revisionOf(id) }))
    return applyDecision(context, actor, { ...request, decision, signs })
  }

/** For tests: decisions about signs, all or none. */
export const publishSigns = decide('publish')
export const declineSigns = decide('decline')
export const unpublishSigns = decide('unpublish')
export const removeSigns = decide('remove')
export const restoreSigns = decide('restore')
