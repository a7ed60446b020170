import { resolve } from 'node:path'
import { t } from './messages.ts'
import { readArguments, refuseArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run export`: writes all signs of the dictionary into a file, with media into a ZIP. */
const usage = usageOf('export')

await runMain(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'csv' },
        'with-media': { type: 'boolean', default: false },
      },
    },
    usage,
  )
  const withMedia = values['with-media']
  if (withMedia && values.format !== 'csv') refuseArguments(usage)
  const args = { file: resolve(positionals[0] ?? ''), format: values.format, withMedia }
  const { file } = await runCommand('export', args)
  console.log(t('cli:export.done', { file }))
})
