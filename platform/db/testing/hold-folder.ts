// Locks the data folder of the first argument, at the time of the second argument (ms since 1970) if given.
// Prints the result and releases the lock when its input ends.
import { setTimeout } from 'node:timers/promises'
import { isAppError } from '#platform/errors/app-error.ts'
import { lockDataDir } from '../data-dir-lock.ts'

const [dataDir = '', moment = '0'] = process.argv.slice(2)
await setTimeout(Math.max(0, Number(moment) - Date.now()))
try {
  const lock = await lockDataDir(dataDir)
  console.log('taken')
  for await (const _ of process.stdin);
  await lock.release()
} catch (error) {
  if (!isAppError(error)) throw error
  console.log(`${error.code} ${error.params.pid}`)
}
