import type { Db, Tx } from '#platform/db/transaction.ts'

/** How the signer of a file consented, as somebody noted it. No note is ever changed; the newest counts. */
export interface SignerConsent {
  /** Empty: the note before was withdrawn. */
  note: string
  /** Account id; null when unknown. */
  by: number | null
  /** Null for a note of the time before each change was kept. */
  at: Date | null
}

/** The notes about files, the newest first, by id of the file; files without a note are left out. */
export async function listSignerConsents(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, SignerConsent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('signerConsent')
    .select(['mediaId', 'note', 'accountId as by', 'at'])
    .where('mediaId', 'in', [...new Set(ids)])
    .orderBy('id', 'desc')
    .execute()
  const byMedia = Map.groupBy(rows, ({ mediaId }) => mediaId)
  return new Map([...byMedia].map(([id, notes]) => [id, notes.map(({ mediaId: _, ...note }) => note)]))
}

/** Adds a note about a file, unless it is the same as the newest. */
export async function noteSignerConsent(
  tx: Tx,
  { media, ...consent }: SignerConsent & { media: number },
): Promise<void> {
  const [newest] = (await listSignerConsents(tx, [media])).get(media) ?? []
  if (consent.note === (newest?.note ?? '')) return
  const { note, by: accountId, at } = consent
  await tx.insertInto('signerConsent').values({ mediaId: media, note, accountId, at }).execute()
}
