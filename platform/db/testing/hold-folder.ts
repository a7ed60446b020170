// Takes the data folder of its argument, at the moment of the second argument (ms since 1970) if there is one,
// prints what came of it, and holds the folder until its input ends.
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
