import { resolve } from 'node:path'
import { repeatErasuresCommand } from '#domains/erasure/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run erasures:repeat`: erases again what a restored database contains, by the list of erasures. */
const usage = 'npm run erasures:repeat -- [--list FILE]'

await runMain(async () => {
  const { values } = readArguments({ options: { list: { type: 'string' } } }, usage)
  const args = values.list === undefined ? {} : { file: resolve(values.list) }
  const { repeated } = await runCommand('erasures:repeat', args, (context, parameters) =>
    repeatErasuresCommand({ ...context, contributions: signContributions }, parameters),
  )
  console.log(t('cli:restore.erased', { count: repeated }))
})
