import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { presentIssue } from '../findings.presenter.ts'
import { maySeeImports } from '../sign-import.policy.ts'
import { listNotices } from './notice.queries.ts'
import { findImport } from './sign-import.queries.ts'

const noticesPerQuery = 1000

/**
 * All notices of the last check of an import, as chunks of a CSV file: line, column, message. Without notices it has only
 * its header.
 * @throws AppError `import.notFound`, the reasons of `maySeeImports`
 */
export async function getNotices(
  { db }: { db: Db },
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<AsyncGenerator<string>> {
  authorize(maySeeImports(actor))
  if (!(await findImport(db, id))) throw new AppError('import.notFound')
  const t = translator(locale)
  return (async function* chunks() {
    yield writeCsv([[t('signImport:line'), t('signImport:column'), t('signImport:message')]])
    for (let from = 0; ; from += noticesPerQuery) {
      const notices = await listNotices(db, id, { from, limit: noticesPerQuery })
      if (notices.length === 0) return
      yield writeCsv(
        notices.map((notice) => {
          const { line, column, message } = presentIssue(notice, t)
          return [line === null ? '' : String(line), column ?? '', message]
        }),
      )
    }
  })()
}
