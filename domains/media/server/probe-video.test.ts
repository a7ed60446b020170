import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { probeVideo } from './probe-video.ts'
import { aVideo } from './video.fixture.ts'

const folder = join(import.meta.dirname, '../../../../shared/data/video')
const isMissing = !existsSync(folder) && process.env.CI !== 'true'
if (isMissing) console.warn('The videos ../shared/data/video are missing, so real files are not looked into.')

/** Looks into a file of these bytes; the facts, or the refusal in one line. */
async function probed(name: string, bytes: string | Uint8Array) {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, bytes)
  return told(path)
}
const told = (path: string) =>
  probeVideo(path).catch((error: unknown) => {
    if (!isAppError(error)) throw error
    return `${error.code} ${Object.values(error.params).join(' ')}`
  })
const cut = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

describe('what a video says of itself', () => {
  test.each(['mp4', 'webm'] as const)('is read from %s', async (kind) => {
    expect(
      await probed(`a.${kind}`, await aVideo({ kind, width: 320, height: 240, frames: 50 })),
    ).toMatchObject({
      width: 320,
      height: 240,
      durationMs: 2000,
      framesPerSecond: expect.closeTo(25),
      codec: 'vp9',
      isPlayable: true,
    })
  })

  test('an mp4 may be called mov', async () => {
    expect(await probed('A.MOV', await aVideo())).toMatchObject({ durationMs: 400 })
  })
})

describe('what is refused, and what was found [SGN-16]', () => {
  test.each<[string, string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', 'a.mp4', () => '', 'media.empty a.mp4'],
    ['a text', 'a.mp4', () => 'Not a film é', 'media.otherKind a.mp4 video/mp4 text/plain'],
    ['a word', 'a.mp4', () => 'hi', 'media.otherKind a.mp4 video/mp4 text/plain'],
    ['a page', 'a.webm', () => '<!doctype html>', 'media.otherKind a.webm video/webm text/plain'],
    ['a picture', 'a.mov', () => picture(), 'media.otherKind a.mov video/quicktime image/jpeg'],
    [
      'a program',
      'a.mp4',
      () => Buffer.from('\x7FELF\x02\x01\x01\0\0', 'latin1'),
      'media.otherKind a.mp4 video/mp4 application/x-executable',
    ],
    ['a sound', 'a.mp4', () => sound(), 'media.otherKind a.mp4 video/mp4 audio/wav'],
    ['WebM', 'a.mp4', () => aVideo({ kind: 'webm' }), 'media.otherKind a.mp4 video/mp4 video/webm'],
    ['MP4', 'a.webm', () => aVideo(), 'media.otherKind a.webm video/webm video/mp4'],
    ['no known bytes', 'a.mp4', () => new Uint8Array(9000).fill(200), 'media.broken a.mp4'],
  ])('%s under the name of a video', async (_says, name, bytes, message) => {
    expect(await probed(name, await bytes())).toBe(message)
  })

  test.each(['mp4', 'webm'] as const)('%s that was cut off anywhere', async (kind) => {
    const whole = await aVideo({ kind, frames: 20 })
    for (const share of [0.02, 0.2, 0.5, 0.9, 0.99])
      expect(await probed(`a.${kind}`, cut(whole, share)), String(share)).toMatch(/^media\.broken|otherKind/)
  })
})

describe.skipIf(isMissing)('real files', () => {
  test('of signers are all read', async () => {
    const files = globSync(`${folder}/*.{mp4,mov}`)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files)
      expect(await told(file), file).toMatchObject({
        width: expect.any(Number),
        codec: 'avc',
        isPlayable: true,
      })
    expect(await told(join(folder, 'borstell_taxi.mp4'))).toEqual({
      width: 960,
      height: 540,
      durationMs: 2620,
      framesPerSecond: 50,
      codec: 'avc',
      isPlayable: true,
    })
  })

  test('that a camera turned are as wide as they are shown', async () => {
    expect(await told(join(folder, 'derived/rotated90_flag.mp4'))).toMatchObject({ width: 480, height: 640 })
  })

  test('of a codec that browsers do not play are told apart, not refused', async () => {
    expect(await told(join(folder, 'derived/hevc.mp4'))).toMatchObject({ codec: 'hevc', isPlayable: false })
  })

  test('that are no videos are refused', async () => {
    const names = ['audio_only', 'html_named', 'random_bytes', 'truncated_no_moov_or_data', 'zero_byte']
    const found = await Promise.all(names.map((name) => told(join(folder, 'derived', `${name}.mp4`))))
    expect(found).toEqual([
      'media.noPicture audio_only.mp4',
      'media.otherKind html_named.mp4 video/mp4 text/plain',
      'media.broken random_bytes.mp4',
      'media.broken truncated_no_moov_or_data.mp4',
      'media.empty zero_byte.mp4',
    ])
  })

  test('that are cut off are refused', async () => {
    const files = globSync(`${folder}/{borstell_taxi.mp4,signbankvideo_video2.mov,derived/vp9.webm}`)
    for (const file of files)
      expect(await probed(basename(file), cut(await readFile(file), 0.9)), file).toMatch(/^media\.broken/)
  })
})

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

/** A second of silence as WAV. */
function sound(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  head.writeUInt32LE(36 + 8000, 4)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(8000, 40)
  return Buffer.concat([head, Buffer.alloc(8000)])
}
