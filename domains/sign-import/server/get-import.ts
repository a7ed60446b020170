import { loadDisplayNames } from '#domains/accounts/index.ts'
import { signIdsOf } from '#domains/signs/references-of.ts'
import { mediaIdsOf } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { isPossibleIn } from '../import-steps.ts'
import { maySeeImports } from '../sign-import.policy.ts'
import type { SignImport } from '../sign-import.ts'
import {
  type ChangedSince,
  findNames,
  type ImportedChange,
  listChangedSince,
  listChanges,
} from './imported-sign.queries.ts'
import { findImport } from './sign-import.queries.ts'

export const changesPerPage = 25
const maxChangedSince = 50

/** An import with one page of its preview. */
export interface ImportPageView {
  stored: SignImport
  person: string | null
  page: number
  pages: number
  changes: ImportedChange[]
  names: Awaited<ReturnType<typeof findNames>>
  /** Of a finished import: what people changed since, which an undo leaves alone. */
  changedSince: { signs: (ChangedSince & { person: string | null })[]; count: number }
}

/**
 * An import with one page of its preview. At most five queries.
 * @throws AppError `import.notFound`, the reasons of `maySeeImports`
 */
export async function getImport(
  { db }: { db: Db },
  actor: Actor,
  { id, page: wanted = 1, locale }: { id: number; page?: number; locale: Locale },
): Promise<ImportPageView> {
  authorize(maySeeImports(actor))
  const stored = await findImport(db, id)
  if (!stored) throw new AppError('import.notFound')
  const { counts } = stored.findings ?? {}
  const total = counts ? counts.created + counts.changed : 0
  const pages = Math.max(1, Math.ceil(total / changesPerPage))
  const page = Math.min(wanted, pages)
  const changes =
    total > 0 ? await listChanges(db, id, { limit: changesPerPage, offset: (page - 1) * changesPerPage }) : []
  const documents = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]))
  const names = await findNames(db, id, {
    signs: documents.flatMap(signIdsOf),
    media: documents.flatMap(mediaIdsOf),
  })
  const since =
    isPossibleIn(stored.state, 'undo') && stored.changeSetId !== null
      ? await listChangedSince(db, stored.changeSetId, maxChangedSince)
      : { signs: [], count: 0 }
  const nameOf = await loadDisplayNames(db, [stored.accountId, ...since.signs.map(({ by }) => by)], locale)
  return {
    stored,
    person: nameOf(stored.accountId),
    page,
    pages,
    changes,
    names,
    changedSince: {
      count: since.count,
      signs: since.signs.map((sign) => ({ ...sign, person: nameOf(sign.by) })),
    },
  }
}
