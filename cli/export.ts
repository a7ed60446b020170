import { resolve } from 'node:path'
import { exportVerb } from '#domains/signs/index.ts'
import { command, readArguments, runVerb } from './run-verb.ts'

/** `npm run export`: writes the whole dictionary into a file. */
const usage = 'npm run export -- --format csv|json FILE'

await command(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { format: { type: 'string', default: 'csv' } } },
    usage,
  )
  const args = { file: resolve(positionals[0] ?? ''), format: values.format }
  const { file } = await runVerb('export', args, exportVerb)
  console.log(file)
})
