import { resolve } from 'node:path'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run erasures:repeat`: erases again what a restored database contains, by the list of erasures. */
const usage = usageOf('erasures:repeat')

await runMain(async () => {
  const { values } = readArguments({ options: { list: { type: 'string' } } }, usage)
  const args = values.list === undefined ? {} : { file: resolve(values.list) }
  const { repeated } = await runCommand('erasures:repeat', args)
  console.log(t('cli:restore.erased', { count: repeated }))
})
