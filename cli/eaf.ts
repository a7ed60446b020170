import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { ElanFileError, readEaf, readEcv } from '#packages/elan/index.ts'
import { t } from './messages.ts'
import { formatRefusal, printEaf, printEcv } from './print-eaf.ts'
import { readArguments, runMain, usageOf } from './run-command.ts'

/** `npm run eaf`: prints the contents and the diagnostics of an ELAN file. */
const usage = usageOf('eaf')

await runMain(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { json: { type: 'boolean', default: false } } },
    usage,
  )
  const [file = ''] = positionals
  try {
    if (/\.ecv(\.gz)?$/i.test(file)) printEcv(file, await readEcv(openFile(file)), values.json)
    else printEaf(file, await readEaf(openFile(file)), values.json)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) console.error(t('cli:eaf.missingFile', { file }))
    else if (error instanceof ElanFileError) console.error(formatRefusal(file, error))
    else throw error
    process.exitCode = 1
  }
})

/** The bytes of a file; those of a compressed one are unpacked. */
async function* openFile(file: string): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(file)
  if (!/\.gz$/i.test(file)) {
    yield* stream
    return
  }
  const gunzip = createGunzip()
  stream.on('error', (error) => gunzip.destroy(error))
  yield* stream.pipe(gunzip)
}
