import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hashInputs } from './clip-inputs.ts'
import {
  type Clip,
  clipsFolder,
  demoClips,
  frameHashesFile,
  hashFrames,
  readClipHashes,
} from './demo-clips.ts'
import { writePoster, writeVideo } from './encode-video.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    posters: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})

/** The clips named in the arguments, or all of them. */
async function selectedClips(): Promise<Clip[]> {
  const clips = await demoClips()
  const names = clips.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length)
    throw new Error(`Unknown clips: ${unknown.join(', ')}. Known clips: ${names.join(', ')}`)
  return positionals.length ? clips.filter(({ name }) => positionals.includes(name)) : clips
}

const sorted = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Renders the selected clips. In the demo folder, clips with unchanged frames are skipped. */
async function render(): Promise<void> {
  const folder = values.to ?? clipsFolder
  const committed = values.to ? { inputs: '', frames: {} } : await readClipHashes()
  const frames = { ...committed.frames }
  const writeHashes = async (inputs: string) => {
    if (!values.to)
      await writeFile(frameHashesFile, `${JSON.stringify({ inputs, frames: sorted(frames) }, null, 2)}\n`)
  }
  await mkdir(folder, { recursive: true })
  for (const { name, renderFrames, maxBytes } of await selectedClips()) {
    const sequence = renderFrames()
    const hash = hashFrames(sequence)
    if (frames[name] === hash && !values.all) continue
    const base = join(folder, name)
    if (values.posters) {
      await writePoster(sequence, maxBytes.poster, `${base}.jpg`)
      continue
    }
    const { bytes, crf, poster } = await writeVideo(sequence, base, maxBytes)
    console.log(`${name}.mp4 ${bytes} bytes (crf ${crf}), poster ${poster} bytes`)
    frames[name] = hash
    await writeHashes(committed.inputs)
  }
  // Only a run for all clips proves that they fit the inputs.
  if (!positionals.length && !values.posters) await writeHashes(await hashInputs(await demoClips()))
}

if (values.posters && !values.to) throw new Error('--posters needs --to, because the videos would not fit.')
await render()
