import { resolve } from 'node:path'
import { writeNewAgeKey } from '#platform/backup/encryption/age-key.ts'
import { joinList, t } from './messages.ts'
import { readArguments, refuseArguments, runCommand, runMain, usageOf } from './run-command.ts'

/**
 * `npm run backup`: writes a snapshot of the database and the media into a new folder, or encrypted to BACKUP_URL.
 * `--new-key` only writes a key for BACKUP_KEY_FILE.
 */
const usage = usageOf('backup')

await runMain(async () => {
  const options = { 'new-key': { type: 'string' } } as const
  const { positionals, values } = readArguments({ allowPositionals: true, options }, usage, true)
  const [folder] = positionals
  const keyFile = values['new-key']
  if (keyFile !== undefined) {
    if (folder !== undefined) return refuseArguments(usage)
    const { file, recipient } = await writeNewAgeKey(resolve(keyFile))
    return console.log(t('cli:backup.newKey', { file, recipient }))
  }
  const args = folder === undefined ? {} : { folder: resolve(folder) }
  const { place, rows, files } = await runCommand('backup', args, (file) => ({
    step: 'backup',
    text: t('cli:progress.backup', { file: String(file) }),
  }))
  const list = joinList([t('cli:backup.rows', { count: rows }), t('cli:backup.files', { count: files })])
  if (folder === undefined) console.log(t('cli:backup.doneRemote', { name: place, list }))
  else console.log(t('cli:backup.done', { folder: place, list }))
})
