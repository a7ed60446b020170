import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { LegalKind } from '#domains/content/legal-version.ts'
import type { Media } from '#domains/media/media.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { ArchivedWording, AuthoredLegalVersion } from '../legal.presenter.ts'
import { findLegalVersion, listCorrections } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/**
 * A version of the terms or of the policy with its author, its signed videos by id, and its earlier wordings, newest first.
 * @throws AppError `legal.notFound`, also for a version of the other kind; the reasons of `mayReadAsAdministrator`
 */
export async function getLegalVersion(
  { db }: Pick<LegalContext, 'db'>,
  actor: Actor,
  { id, kind, locale }: { id: number; kind: LegalKind; locale?: Locale },
): Promise<{ version: AuthoredLegalVersion; corrections: ArchivedWording[]; videos: Map<number, Media> }> {
  authorize(mayReadAsAdministrator(actor))
  const version = await findLegalVersion(db, id)
  if (version?.kind !== kind) throw new AppError('legal.notFound')
  const corrections = await listCorrections(db, id)
  const videoIds = Object.values(version.texts).flatMap(({ videoId }) => videoId ?? [])
  const videos = await readMedia(db, videoIds)
  const nameOf = await loadDisplayNames(
    db,
    [version.createdBy, ...corrections.map(({ replacedBy }) => replacedBy)],
    locale,
  )
  return {
    version: { ...version, author: nameOf(version.createdBy) },
    corrections: corrections.map(({ replacedBy, ...wording }) => ({
      ...wording,
      replacedBy: nameOf(replacedBy),
    })),
    videos: new Map(videos.map((media) => [media.id, media])),
  }
}
