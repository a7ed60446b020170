import { resolve } from 'node:path'
import { joinList, t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run backup`: writes a snapshot of the database and the media into a new folder. */
const usage = usageOf('backup')

await runMain(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
  const args = { folder: resolve(positionals[0] ?? '') }
  const { folder, rows, files } = await runCommand('backup', args, (file) => ({
    step: 'backup',
    text: t('cli:progress.backup', { file: String(file) }),
  }))
  const list = joinList([t('cli:backup.rows', { count: rows }), t('cli:backup.files', { count: files })])
  console.log(t('cli:backup.done', { folder, list }))
})
