import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { CorrectionTarget, LegalTexts } from '../legal-text.input.ts'
import { changedLanguages } from './changed-languages.ts'
import { archiveWordings, findLegalVersion, lockLegalVersion, replaceLegalTexts } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'
import { sanitizeLegalTexts } from './sanitize-legal-texts.ts'

/**
 * Corrects the wording of a version. Nobody has to accept it again, and the earlier wording is archived.
 * @throws AppError `legal.notFound`; `legal.changedMeanwhile` when the version has another number of corrections than
 * the editor displayed; `media.notFound` for a picture that is no
 * file of contents; the reasons of `mayAdminister`
 */
export async function correctLegalVersion(
  { db, now }: LegalContext,
  actor: Actor,
  { id, kind, expectedCorrectionCount, texts }: CorrectionTarget & { texts: LegalTexts },
): Promise<void> {
  authorize(mayAdminister(actor))
  await inTransaction(db, async (tx) => {
    await lockLegalVersion(tx, id)
    const version = await findLegalVersion(tx, id)
    if (version?.kind !== kind) throw new AppError('legal.notFound')
    if (version.correctionCount !== expectedCorrectionCount) throw new AppError('legal.changedMeanwhile')
    const sanitized = await sanitizeLegalTexts(tx, texts)
    const changed = changedLanguages(version.texts, sanitized)
    if (changed.length === 0) return
    // A new language replaces nothing. An empty wording is archived, so that the correction is counted.
    const archived = changed.map((language) => {
      const { body = '', videoId = null } = version.texts[language] ?? {}
      return { language, body, videoId }
    })
    const change = { at: now(), by: actorId(actor) }
    await archiveWordings(tx, id, archived, change)
    await replaceLegalTexts(tx, id, sanitized)
    await recordAudit(tx, { thing: 'legalText', ids: [id], action: 'corrected', ...change })
    await recordChange(tx, 'content', [id])
  })
}
