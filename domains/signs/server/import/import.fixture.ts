import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { exportSigns } from '../export-signs.ts'
import { loadSigns } from '../sign.queries.ts'
import { makeContext, makeFolder, rejectionOf } from '../signs.fixture.ts'
import type { ImportOptions } from './import-options.ts'
import { importSigns } from './import-signs.ts'

/** For tests: imports CSV texts into a database and reads the result. */
export function createImportHarness(db: Db) {
  /** A CSV text with files beside it. */
  async function importing(
    text: string | Uint8Array,
    options: Partial<ImportOptions> = {},
    files: Parameters<typeof makeFolder>[0] = {},
  ) {
    const folder = await makeFolder({ ...files, 'signs.csv': text })
    const context = makeContext(db, folder)
    const run = () => importSigns(context, { file: join(folder, 'signs.csv'), ...options })
    return { context, folder, run }
  }
  const doImport = async (...args: Parameters<typeof importing>) => (await importing(...args)).run()

  /** The errors of a refused import, each as `line 2, column gloss: code`. */
  async function refused(...args: Parameters<typeof importing>) {
    const error = await rejectionOf(doImport(...args))
    return { code: error.code, fields: error.fields.map(({ field, code }) => `${field}: ${code}`), error }
  }

  async function signs() {
    const { rows } = await sql<{ id: number }>`select id from sign order by id`.execute(db)
    const ids = rows.map(({ id }) => id)
    return [...(await loadSigns(db, ids)).values()]
  }

  async function exported(format: 'csv' | 'json' = 'csv') {
    let text = ''
    for await (const piece of exportSigns(db, format)) text += piece
    return text
  }
  return { importing, doImport, refused, signs, exported }
}
