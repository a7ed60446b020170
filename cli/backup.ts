import { resolve } from 'node:path'
import { backupCommand } from '#platform/backup/backup-command.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run backup`: writes a snapshot of the database and the media into a new folder. */
const usage = 'npm run backup -- DIR'

await runMain(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
  const args = { folder: resolve(positionals[0] ?? '') }
  const { folder, rows, files } = await runCommand('backup', args, backupCommand, (file) =>
    console.error(String(file)),
  )
  console.log(`${folder}: ${rows} rows, ${files} files`)
})
