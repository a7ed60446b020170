import { t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run files:sweep`: lists stored files that nothing uses, and deletes them only with `--delete`. */
const usage = usageOf('files:sweep')
const shownKeys = 20

await runMain(async () => {
  const { values } = readArguments({ options: { delete: { type: 'boolean', default: false } } }, usage)
  const { keys, bytes } = await runCommand('files:sweep', values, () => ({
    step: 'sweep',
    text: t('cli:progress.sweepFiles'),
  }))
  if (keys.length === 0) return console.log(t('cli:filesSweep.none'))
  for (const key of keys.slice(0, shownKeys)) console.log(key)
  if (keys.length > shownKeys) console.log(t('cli:more', { count: keys.length - shownKeys }))
  const params = { count: keys.length, megabytes: Math.round(bytes / 100_000) / 10 }
  console.log(t(values.delete ? 'cli:filesSweep.deleted' : 'cli:filesSweep.found', params))
})
