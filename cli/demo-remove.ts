import { removeDemoSigns } from '#domains/signs/index.ts'
import { command, readArguments, runVerb } from './run-verb.ts'

/** `npm run demo:remove`: the demonstration goes wholly. */
await command(async () => {
  readArguments({ options: {} }, 'npm run demo:remove')
  const { removed } = await runVerb('demo:remove', {}, removeDemoSigns)
  console.log(`${removed} signs removed`)
})
