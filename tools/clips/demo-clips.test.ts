import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clipsFolder, demoClips, hashFrames, readFrameHashes } from './demo-clips.ts'

const clips = await demoClips()
const bytes = async (name: string) => (await stat(join(clipsFolder, name))).size

describe('the committed demo clips', () => {
  test('were made of the frames that the rows give now', async () => {
    const committed = await readFrameHashes()
    const current = Object.fromEntries(
      clips.map(({ name, renderFrames }) => [name, hashFrames(renderFrames())]),
    )
    expect(committed, 'run: node tools/clips/render.ts').toEqual(current)
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
    for (const { name, renderFrames } of clips.filter(({ name }) => !name.startsWith('page-'))) {
      const { frames } = renderFrames()
      expect(frames.length / 25, name).toBeGreaterThanOrEqual(2)
      expect(frames.length / 25, name).toBeLessThanOrEqual(3)
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
