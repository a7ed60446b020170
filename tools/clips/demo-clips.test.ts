import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashInputs } from './clip-inputs.ts'
import { clipsFolder, demoClips, hashFrames, readClipHashes } from './demo-clips.ts'
import { writeVideo } from './encode-video.ts'

const clips = await demoClips()
const committed = await readClipHashes()
const bytes = async (name: string) => (await stat(join(clipsFolder, name))).size
const clipNamed = (name: string) => {
  const clip = clips.find((candidate) => candidate.name === name)
  if (!clip) throw new Error(`No clip ${name}`)
  return clip
}

/** Length of an MP4 file in seconds, from its movie header of version 0. */
function secondsOf(file: Buffer): number {
  const header = file.indexOf('mvhd')
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)
}

describe('the committed demo clips', () => {
  test('were made of the rows, the hands and the code of now', async () => {
    expect(committed.inputs, 'run: node tools/clips/render.ts').toBe(await hashInputs(clips))
    expect(Object.keys(committed.frames).sort()).toEqual(clips.map(({ name }) => name).sort())
  })

  // Drawing all frames takes minutes; these have a change of handshape, a rotation and a contact of two hands.
  test.each(['comer', 'livro', 'cair'])('show the frames that the row of %s gives', (name) => {
    expect(hashFrames(clipNamed(name).renderFrames())).toBe(committed.frames[name])
  })

  test('are one video and one poster for every sign of the demo and every page video, without other files', async () => {
    const expected = clips.flatMap(({ name }) => [`${name}.jpg`, `${name}.mp4`])
    expect((await readdir(clipsFolder)).sort()).toEqual([...expected, 'frames.json'].sort())
  })

  test('are small, each and together', async () => {
    for (const { name, maxBytes } of clips) {
      expect(await bytes(`${name}.mp4`), name).toBeLessThanOrEqual(maxBytes.video)
      expect(await bytes(`${name}.jpg`), name).toBeLessThanOrEqual(maxBytes.poster)
    }
    const sizes = await Promise.all((await readdir(clipsFolder)).map(bytes))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000)
  })

  test('of signs have 2 to 3 seconds and at most 40 kB', async () => {
    for (const { name } of clips.filter((clip) => !clip.name.startsWith('page-'))) {
      const seconds = secondsOf(await readFile(join(clipsFolder, `${name}.mp4`)))
      expect(seconds, name).toBeGreaterThanOrEqual(2)
      expect(seconds, name).toBeLessThanOrEqual(3)
      expect(await bytes(`${name}.mp4`), name).toBeLessThanOrEqual(40_000)
    }
  })

  test('can play while they load, because the index precedes the media data', async () => {
    for (const { name } of clips) {
      const file = (await readFile(join(clipsFolder, `${name}.mp4`))).toString('latin1')
      expect(file.indexOf('moov'), name).toBeGreaterThan(0)
      expect(file.indexOf('moov'), name).toBeLessThan(file.indexOf('mdat'))
      expect(file, name).not.toContain('x264 - core')
    }
  })
})

const hasFfmpeg = spawnSync(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-version']).status === 0

test.skipIf(!hasFfmpeg)('a clip that is encoded again has the committed length and size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'))
  try {
    const { renderFrames, maxBytes } = clipNamed('um')
    const { bytes: size } = await writeVideo(renderFrames(), join(folder, 'um'), maxBytes)
    const [again, before] = await Promise.all([folder, clipsFolder].map((at) => readFile(join(at, 'um.mp4'))))
    if (!again || !before) throw new Error('No video was read')
    expect(secondsOf(again)).toBe(secondsOf(before))
    // Other versions of the encoder give slightly other sizes.
    expect(Math.abs(size / before.length - 1)).toBeLessThan(0.1)
  } finally {
    await rm(folder, { recursive: true })
  }
})
