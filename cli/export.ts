import { resolve } from 'node:path'
import { exportCommand } from '#domains/signs/index.ts'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run export`: writes all signs of the dictionary into a file. */
const usage = 'npm run export -- --format csv|json FILE'

await runMain(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { format: { type: 'string', default: 'csv' } } },
    usage,
  )
  const args = { file: resolve(positionals[0] ?? ''), format: values.format }
  const { file } = await runCommand('export', args, exportCommand)
  console.log(t('cli:export.done', { file }))
})
