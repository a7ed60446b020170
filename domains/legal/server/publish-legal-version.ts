import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { LegalTexts } from '../legal-text.input.ts'
import { changedLanguages } from './changed-languages.ts'
import { insertLegalVersion, lockCurrentLegalVersion, replaceLegalTexts } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'
import { sanitizeLegalTexts } from './sanitize-legal-texts.ts'

/**
 * Publishes a new version of the terms or of the policy. It becomes the current version, and everybody has to accept it.
 * @param texts by content language, parsed with `legalTextsSchema`
 * @returns the id of the version
 * @throws AppError `legal.unchanged` when the current version has the same texts; `media.notFound` for a picture that is no file of
 * contents; the reasons of `mayAdminister`
 */
export async function publishLegalVersion(
  { db, now }: LegalContext,
  actor: Actor,
  { kind, texts }: { kind: LegalKind; texts: LegalTexts },
): Promise<number> {
  authorize(mayAdminister(actor))
  return inTransaction(db, async (tx) => {
    const current = await lockCurrentLegalVersion(tx, kind)
    const sanitized = await sanitizeLegalTexts(tx, texts)
    if (current && changedLanguages(current.texts, sanitized).length === 0)
      throw new AppError('legal.unchanged')
    const [by, at] = [actorId(actor), now()]
    const id = await insertLegalVersion(tx, { kind, createdBy: by, createdAt: at })
    await replaceLegalTexts(tx, id, sanitized)
    await recordAudit(tx, { thing: 'legalText', ids: [id], action: 'published', by, at })
    await recordChange(tx, 'content', [id])
    return id
  })
}
