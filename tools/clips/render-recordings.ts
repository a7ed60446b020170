import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { writeEaf } from '#packages/elan/index.ts'
import recordings from '#seeds/demo/recordings/recordings.json' with { type: 'json' }
import { type FrameSequence, writeVideo } from './encode-video.ts'
import { annotateRecording } from './recording-annotations.ts'
import { composeRecording } from './recordings.ts'
import { frameSize } from './sign-frames.ts'

const folder = join(import.meta.dirname, '../../seeds/demo/recordings')
const maxBytes = { video: 450_000, poster: 13_000 }
/** A frame in the middle of the first sign. */
const poster = 25

/** The glosses that are made with two hands. */
async function twoHandedGlosses(): Promise<Set<string>> {
  const file = await readFile(join(folder, '../signs.csv'), 'utf8')
  const rows: { gloss: string; handedness: string }[] = parse(file, { columns: true, bom: true })
  return new Set(rows.filter(({ handedness }) => handedness !== 'one-handed').map(({ gloss }) => gloss))
}

const twoHanded = await twoHandedGlosses()
for (const recording of recordings) {
  const composed = await composeRecording(recording)
  const document = annotateRecording(recording, composed, twoHanded)
  await writeFile(join(folder, `${recording.name}.eaf`), [...writeEaf(document)].join(''))
  const sequence: FrameSequence = { ...frameSize, frames: composed.frames, poster }
  const written = await writeVideo(sequence, join(folder, recording.name), maxBytes)
  console.log(`${recording.name}.mp4 ${written.bytes} bytes (crf ${written.crf})`)
}
