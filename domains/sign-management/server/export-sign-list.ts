import { type ExportBatch, exportBatchSize, writeSigns } from '#domains/signs/index.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import { maySee, maySeeHistory } from '#domains/signs/sign.policy.ts'
import type { StoredSign } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { ListExportFormat } from '../list-export-format.ts'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { maySeeList } from '../sign-list.policy.ts'
import { exportPackage, type PackageContext } from './export-package.ts'
import { toListFilter } from './list-panel-signs.ts'
import type { SignListContext } from './sign-list-context.ts'
import { listPublishedDocuments } from './sign-view.queries.ts'

interface ExportedList {
  scope: SignListScope
  query: SignListQuery
  locale: Locale
  /** The actor as the database has it now; called before each batch, so that lost access ends the export. */
  currentActor: () => Promise<Actor>
}

/**
 * All signs of a list that match, as chunks of a file.
 * @throws AppError the reasons of `maySeeList`, also between the chunks
 */
export async function exportSignList(
  context: SignListContext & PackageContext,
  actor: Actor,
  { format, ...list }: ExportedList & { format: ListExportFormat },
): Promise<AsyncGenerator<string | Uint8Array>> {
  const batches = await listExportBatches(context, actor, list)
  return format === 'package' ? exportPackage(context, batches) : writeSigns(context.db, format, batches())
}

/**
 * All signs of a list that match, in batches: whole for their author, approvers and administrators, otherwise
 * what is public (D16). With the status `published`, everybody gets what is public. Deleted signs are included only under
 * their tab or status.
 * @throws AppError the reasons of `maySeeList`, also between the chunks
 */
async function listExportBatches(
  context: SignListContext,
  actor: Actor,
  { scope, query, locale, currentActor }: ExportedList,
): Promise<() => AsyncGenerator<ExportBatch>> {
  authorize(maySeeList(actor, scope))
  const { db, panelSigns } = context
  const signs = await panelSigns.current()
  const ids = signs
    .selectIds(actor, scope, toListFilter(context, query, locale))
    .filter(
      (id) => query.tab === 'deleted' || query.status === 'deleted' || signs.sign(id)?.status !== 'deleted',
    )

  return async function* batches() {
    for (let from = 0; from < ids.length; from += exportBatchSize) {
      const viewer = await currentActor()
      authorize(maySeeList(viewer, scope))
      const chosen = ids.slice(from, from + exportBatchSize)
      yield { signs: await loadVisible(db, viewer, chosen, query), viewer }
    }
  }
}

/** The signs that the person may see now, in this order; those of others as the public sees them. */
async function loadVisible(
  db: Db,
  viewer: Actor,
  ids: readonly number[],
  { status }: Pick<SignListQuery, 'status'>,
): Promise<StoredSign[]> {
  const loaded = await loadSigns(db, ids)
  const visible = ids.flatMap((id) => {
    const sign = loaded.get(id)
    return sign && maySee(viewer, sign).allowed ? sign : []
  })
  // The status `published` excludes changes that no approver has seen.
  const isWhole = (sign: StoredSign) => status !== 'published' && maySeeHistory(viewer, sign).allowed
  const published = await listPublishedDocuments(
    db,
    visible.filter((sign) => !isWhole(sign)).map(({ id }) => id),
  )
  return visible.flatMap((sign) => {
    if (isWhole(sign)) return sign
    const document = published.get(sign.id)
    // The time of a change that is not public concerns nobody else.
    return document ? { ...sign, document, changedAt: sign.publishedAt ?? sign.createdAt } : []
  })
}
