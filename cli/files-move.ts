import { ConfigError, loadConfig } from '#platform/config.ts'
import { type CopyProgress, copyFiles } from '#platform/storage/copy-files.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import { t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, refuseArguments, runMain, usageOf } from './run-command.ts'

/** `npm run files:move`: copies the stored files from the data folder to S3 or back. It needs no database. */
const usage = usageOf('files:move')

const texts = {
  copy: 'cli:progress.copyFiles',
  compare: 'cli:progress.compareFiles',
  remove: 'cli:progress.removeFiles',
} as const

await runMain(async () => {
  const { values } = readArguments(
    { options: { to: { type: 'string' }, 'remove-source': { type: 'boolean', default: false } } },
    usage,
  )
  if (values.to !== 's3' && values.to !== 'folder') return refuseArguments(usage)
  const { s3, mediaDir } = loadConfig()
  if (!s3)
    throw new ConfigError([
      { setting: 'STORAGE_URL', reason: 'missingWith', params: { other: 'files:move' } },
    ])
  const [folder, bucket] = [fileSystemStorage(mediaDir), s3Storage(s3)]
  await bucket.check()
  const [source, target] = values.to === 's3' ? [folder, bucket] : [bucket, folder]
  const line = createProgressLine()
  const show = ({ step, done, total }: CopyProgress) =>
    line.show({ step, text: t(texts[step], { done, total }) })
  try {
    const { total, copied, removed } = await copyFiles(source, target, {
      removeSource: values['remove-source'],
      onProgress: show,
    })
    line.end()
    console.log(t('cli:filesMove.done', { count: total, copied }))
    if (values['remove-source']) console.log(t('cli:filesMove.removed', { count: removed }))
  } finally {
    line.end()
  }
})
