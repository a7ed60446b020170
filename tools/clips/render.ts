import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Clip,
  clipsFolder,
  demoClips,
  frameHashesFile,
  hashFrames,
  readFrameHashes,
} from './demo-clips.ts'
import { writeVideo } from './encode-video.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, to: { type: 'string' } },
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

/** Renders the selected clips. In the demo folder, clips with unchanged frames are skipped. */
async function render(): Promise<void> {
  const folder = values.to ?? clipsFolder
  const hashes = values.to ? {} : await readFrameHashes()
  await mkdir(folder, { recursive: true })
  for (const { name, renderFrames, maxBytes } of await selectedClips()) {
    const sequence = renderFrames()
    const hash = hashFrames(sequence)
    if (hashes[name] === hash && !values.all) continue
    const { bytes, crf, poster } = await writeVideo(sequence, join(folder, name), maxBytes)
    console.log(`${name}.mp4 ${bytes} bytes (crf ${crf}), poster ${poster} bytes`)
    hashes[name] = hash
    const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!values.to) await writeFile(frameHashesFile, `${JSON.stringify(sorted, null, 2)}\n`)
  }
}

await render()
