import { removeDemoSigns } from '#domains/signs/index.ts'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run demo:remove`: removes all demonstration signs with their history and media. */
await runMain(async () => {
  readArguments({ options: {} }, 'npm run demo:remove')
  const { removed } = await runCommand('demo:remove', {}, removeDemoSigns)
  console.log(t('cli:demoRemove.done', { count: removed }))
})
