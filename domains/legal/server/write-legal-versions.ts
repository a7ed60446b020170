import { sanitizeRichText } from '#domains/content/index.ts'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import {
  archiveWordings,
  findLegalVersion,
  insertLegalVersion,
  lockLegalVersion,
  replaceLegalTexts,
} from './legal.queries.ts'

interface Context {
  db: Db
  actor: Actor
  now: () => Date
}

/** Sanitised HTML by content language. */
type Bodies = Record<string, string>

const sanitizeBodies = (bodies: Bodies): Bodies =>
  Object.fromEntries(Object.entries(bodies).map(([language, html]) => [language, sanitizeRichText(html)]))

/**
 * Publishes a new version of the terms or of the policy: from now on it is the current one, and everybody is asked to
 * accept it.
 * @param kind which text
 * @param bodies HTML by content language, read with `legalTexts`
 * @returns the id of the version
 * @throws AppError `account.adminsOnly`
 */
export async function publishLegalVersion(
  { db, actor, now }: Context,
  kind: LegalKind,
  bodies: Bodies,
): Promise<number> {
  authorize(mayAdminister(actor))
  const clean = sanitizeBodies(bodies)
  return inTransaction(db, async (tx) => {
    const id = await insertLegalVersion(tx, { kind, createdBy: actorId(actor), createdAt: now() })
    await replaceLegalTexts(tx, id, clean)
    await recordChange(tx, 'content', [id])
    return id
  })
}

/**
 * Corrects the wording of a version; nobody has to accept it again, and what stood there is kept.
 * @param corrections how many corrections the writer has seen
 * @throws AppError `account.adminsOnly`, `legal.notFound`, `legal.changedMeanwhile`
 */
export async function correctLegalVersion(
  { db, actor, now }: Context,
  { id, kind, corrections }: { id: number; kind: LegalKind; corrections: number },
  bodies: Bodies,
): Promise<void> {
  authorize(mayAdminister(actor))
  const clean = sanitizeBodies(bodies)
  await inTransaction(db, async (tx) => {
    await lockLegalVersion(tx, id)
    const version = await findLegalVersion(tx, id)
    if (version?.kind !== kind) throw new AppError('legal.notFound')
    if (version.corrections !== corrections) throw new AppError('legal.changedMeanwhile')
    const old = Object.entries(version.texts)
      // Sanitised too: what was stored by other means may be written otherwise and say the same.
      .filter(([language, { body }]) => sanitizeRichText(body) !== clean[language])
      .map(([language, { body }]) => ({ language, body }))
    const isSame = old.length === 0 && Object.keys(clean).every((language) => language in version.texts)
    if (isSame) return
    // A language that is new replaces nothing: an empty wording is kept, so that the correction counts.
    const added = Object.keys(clean).filter((language) => !(language in version.texts))
    await archiveWordings(tx, id, [...old, ...added.map((language) => ({ language, body: '' }))], {
      at: now(),
      by: actorId(actor),
    })
    await replaceLegalTexts(tx, id, clean)
    await recordChange(tx, 'content', [id])
  })
}
