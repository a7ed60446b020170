import { t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run demo:remove`: removes all demonstration signs with their history and media. */
await runMain(async () => {
  readArguments({ options: {} }, usageOf('demo:remove'))
  const { removed } = await runCommand('demo:remove', {})
  console.log(t('cli:demoRemove.done', { count: removed }))
})
