import { resolve } from 'node:path'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run export`: writes all signs of the dictionary into a file. */
const usage = usageOf('export')

await runMain(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { format: { type: 'string', default: 'csv' } } },
    usage,
  )
  const args = { file: resolve(positionals[0] ?? ''), format: values.format }
  const { file } = await runCommand('export', args)
  console.log(t('cli:export.done', { file }))
})
