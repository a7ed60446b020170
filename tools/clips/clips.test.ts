import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

const demo = join(import.meta.dirname, '../../seeds/demo')
const rows = parse(await readFile(join(demo, 'signs.csv'), 'utf8'), { columns: true, bom: true }) as {
  video: string
}[]
const bytes = async (name: string) => (await stat(join(demo, 'clips', name))).size

describe('the committed clips', () => {
  test('are there for every sign of the demo, with a poster, and small', async () => {
    for (const { video } of rows) {
      expect(await bytes(video), video).toBeLessThanOrEqual(40_000)
      expect(await bytes(video.replace('.mp4', '.jpg')), video).toBeLessThanOrEqual(25_000)
    }
  })

  test('start to play before they are whole: the index comes before the pictures', async () => {
    for (const name of [...rows.map((row) => row.video), 'page-586.mp4', 'page-674.mp4']) {
      const file = (await readFile(join(demo, 'clips', name))).toString('latin1')
      expect(file.indexOf('moov'), name).toBeGreaterThan(0)
      expect(file.indexOf('moov'), name).toBeLessThan(file.indexOf('mdat'))
      expect(file, name).not.toContain('x264 - core')
    }
  })
})
