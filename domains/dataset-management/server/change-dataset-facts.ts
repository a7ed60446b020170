import { compareFacts, type DatasetFacts, factTexts } from '#domains/content/dataset-facts.ts'
import { listLanguages } from '#domains/languages/server/language.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import {
  findFacts,
  insertFactsVersion,
  listFactsVersions,
  lockDataset,
  type StoredFacts,
  storeFacts,
} from './dataset-facts.queries.ts'

interface Context {
  db: Db
  now: () => Date
}

/**
 * Changes the facts of the data set; the about page shows them at once. Of two changes that started from the same
 * revision the second is refused. A save without a difference stores nothing.
 * @param facts parsed by `parseFactsForm`; texts in languages that the form does not have stay
 * @throws AppError `dataset.missing`, `dataset.changed`; the reasons of `mayAdminister`
 */
export async function changeDatasetFacts(
  { db, now }: Context,
  actor: Actor,
  { revision, facts, languages }: { revision: number; facts: DatasetFacts; languages: readonly string[] },
): Promise<void> {
  authorize(mayAdminister(actor))
  await inTransaction(db, async (tx) => {
    const before = await requireSeenFacts(tx, revision)
    const texts = factTexts.map((text) => {
      const others = Object.entries(before.facts[text]).filter(([code]) => !languages.includes(code))
      return [text, { ...Object.fromEntries(others), ...facts[text] }]
    })
    const after = { ...facts, ...Object.fromEntries(texts) } as DatasetFacts
    await storeVersion(tx, before, after, { kind: 'changed', actorId: actorId(actor), at: now() })
  })
}

/**
 * Makes an earlier version of the facts the present one, as a new version. Texts in languages that no longer exist are
 * left out.
 * @param version its revision
 * @throws AppError `dataset.missing`, `dataset.changed`, `list.versionNotFound`; the reasons of `mayAdminister`
 */
export async function restoreDatasetFacts(
  { db, now }: Context,
  actor: Actor,
  { revision, version }: { revision: number; version: number },
): Promise<void> {
  authorize(mayAdminister(actor))
  await inTransaction(db, async (tx) => {
    const before = await requireSeenFacts(tx, revision)
    const found = (await listFactsVersions(tx)).find((each) => each.revision === version)
    if (!found) throw new AppError('list.versionNotFound')
    const codes = (await listLanguages(tx)).map(({ code }) => code)
    const texts = factTexts.map((text) => [
      text,
      Object.fromEntries(Object.entries(found.content[text]).filter(([code]) => codes.includes(code))),
    ])
    const after = { ...found.content, ...Object.fromEntries(texts) } as DatasetFacts
    await storeVersion(tx, before, after, { kind: 'restored', actorId: actorId(actor), at: now() })
  })
}

async function requireSeenFacts(tx: Tx, revision: number): Promise<StoredFacts> {
  await lockDataset(tx)
  const stored = await findFacts(tx)
  if (!stored) throw new AppError('dataset.missing')
  if (stored.revision !== revision) throw new AppError('dataset.changed')
  return stored
}

/** Stores the facts as the next version; before the first one also the state that nobody made in the panel. */
async function storeVersion(
  tx: Tx,
  before: StoredFacts,
  facts: DatasetFacts,
  change: { kind: 'changed' | 'restored'; actorId: number | null; at: Date },
): Promise<void> {
  if (compareFacts(before.facts, facts).length === 0) return
  const revision = before.revision + 1
  await storeFacts(tx, { ...before, facts, revision })
  await insertFactsVersion(tx, {
    revision: before.revision,
    kind: 'standard',
    content: before.facts,
    actorId: null,
    at: null,
  })
  await insertFactsVersion(tx, { ...change, revision, content: facts })
  await recordAudit(tx, {
    thing: 'dataset',
    ids: null,
    action: change.kind,
    facts: { revision },
    by: change.actorId,
    at: change.at,
  })
  await recordChange(tx, 'dictionary', [before.id])
}
