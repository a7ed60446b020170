import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { describeError } from '#platform/errors/describe-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { withTableThread } from '#platform/inspection/table-thread.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { failedLinesCsv } from '../failed-lines.ts'
import { maySeeImports } from '../sign-import.policy.ts'
import type { FailedLines, FailedLinesRequest } from './failed-lines-worker.ts'
import { findImport } from './sign-import.queries.ts'
import { withLocalFile } from './with-local-file.ts'

const readFailedLines = (request: FailedLinesRequest): Promise<FailedLines> =>
  withTableThread('domains/sign-import/server/failed-lines-worker.ts', request, ({ receive }) => receive())

/**
 * The lines of a file that have errors, as CSV with the messages.
 * @throws AppError `import.notFound`, `import.noFailedLines`, `media.tooDemanding`, the reasons of `maySeeImports`
 */
export async function getFailedLines(
  { db, storage }: { db: Db; storage: Pick<Storage, 'read'> },
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<string> {
  authorize(maySeeImports(actor))
  const stored = await findImport(db, id)
  if (!stored) throw new AppError('import.notFound')
  const errors = stored.findings?.errors ?? []
  if (errors.length === 0 || stored.storageKey === null) throw new AppError('import.noFailedLines')
  const t = translator(locale)
  return withLocalFile(storage, { ...stored, mediaKey: null }, async (path) => {
    const lines = errors.map(({ params }) => Number(params?.line))
    const { headers, rows } = await readFailedLines({ file: path, lines })
    return failedLinesCsv(headers, rows, errors, (error) => describeError(t, error), {
      line: t('signImport:line'),
      errors: t('signImport:errors'),
    })
  })
}
