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
if (isMissing) console.warn('The videos ../shared/data/video are missing, so real files are not tested.')

/** Probes a file with this content: its metadata, or the error as one line. */
async function probeBytes(name: string, bytes: string | Uint8Array) {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, bytes)
  return probe(path)
}
const probe = (path: string) =>
  probeVideo(path).catch((error: unknown) => {
    if (!isAppError(error)) throw error
    return `${error.code} ${Object.values(error.params).join(' ')}`
  })
const truncate = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

describe('the metadata of a video', () => {
  test.each(['mp4', 'webm'] as const)('is read from %s files', async (kind) => {
    expect(
      await probeBytes(`a.${kind}`, await aVideo({ kind, width: 320, height: 240, frames: 50 })),
    ).toMatchObject({
      width: 320,
      height: 240,
      durationMs: 2000,
      framesPerSecond: expect.closeTo(25),
      codec: 'vp9',
      isPlayable: true,
    })
  })

  test('is read from an MP4 file with the extension .MOV', async () => {
    expect(await probeBytes('A.MOV', await aVideo())).toMatchObject({ durationMs: 400 })
  })
})

describe('a file that is no video is refused, and the message names what it is [SGN-16]', () => {
  test.each<[string, string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty file', 'a.mp4', () => '', 'media.empty a.mp4'],
    ['a text file', 'a.mp4', () => 'Not a film é', 'media.otherKind a.mp4 video/mp4 text/plain'],
    ['a very short text', 'a.mp4', () => 'hi', 'media.otherKind a.mp4 video/mp4 text/plain'],
    ['an HTML page', 'a.webm', () => '<!doctype html>', 'media.otherKind a.webm video/webm text/plain'],
    ['a picture', 'a.mov', () => picture(), 'media.otherKind a.mov video/quicktime image/jpeg'],
    [
      'an executable',
      'a.mp4',
      () => Buffer.from('\x7FELF\x02\x01\x01\0\0', 'latin1'),
      'media.otherKind a.mp4 video/mp4 application/x-executable',
    ],
    ['an audio file', 'a.mp4', () => sound(), 'media.otherKind a.mp4 video/mp4 audio/wav'],
    ['WebM', 'a.mp4', () => aVideo({ kind: 'webm' }), 'media.otherKind a.mp4 video/mp4 video/webm'],
    ['MP4', 'a.webm', () => aVideo(), 'media.otherKind a.webm video/webm video/mp4'],
    ['unrecognized bytes', 'a.mp4', () => new Uint8Array(9000).fill(200), 'media.broken a.mp4'],
  ])('%s with the extension of a video', async (_kind, name, bytes, message) => {
    expect(await probeBytes(name, await bytes())).toBe(message)
  })

  test.each(['mp4', 'webm'] as const)('%s files truncated at any position', async (kind) => {
    const complete = await aVideo({ kind, frames: 20 })
    for (const share of [0.02, 0.2, 0.5, 0.9, 0.99])
      expect(await probeBytes(`a.${kind}`, truncate(complete, share)), String(share)).toMatch(
        /^media\.broken|otherKind/,
      )
  })
})

describe.skipIf(isMissing)('real files', () => {
  test('of signers are all accepted', async () => {
    const files = globSync(`${folder}/*.{mp4,mov}`)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files)
      expect(await probe(file), file).toMatchObject({
        width: expect.any(Number),
        codec: 'avc',
        isPlayable: true,
      })
    expect(await probe(join(folder, 'borstell_taxi.mp4'))).toEqual({
      width: 960,
      height: 540,
      durationMs: 2620,
      framesPerSecond: 50,
      codec: 'avc',
      isPlayable: true,
    })
  })

  test('recorded with a rotated camera have the width as displayed', async () => {
    expect(await probe(join(folder, 'derived/rotated90_flag.mp4'))).toMatchObject({ width: 480, height: 640 })
  })

  test('with a codec that browsers cannot play are accepted and marked as not playable', async () => {
    expect(await probe(join(folder, 'derived/hevc.mp4'))).toMatchObject({ codec: 'hevc', isPlayable: false })
  })

  test('that are no videos are refused', async () => {
    const names = ['audio_only', 'html_named', 'random_bytes', 'truncated_no_moov_or_data', 'zero_byte']
    const found = await Promise.all(names.map((name) => probe(join(folder, 'derived', `${name}.mp4`))))
    expect(found).toEqual([
      'media.noPicture audio_only.mp4',
      'media.otherKind html_named.mp4 video/mp4 text/plain',
      'media.broken random_bytes.mp4',
      'media.broken truncated_no_moov_or_data.mp4',
      'media.empty zero_byte.mp4',
    ])
  })

  test('that are truncated are refused', async () => {
    const files = globSync(`${folder}/{borstell_taxi.mp4,signbankvideo_video2.mov,derived/vp9.webm}`)
    for (const file of files)
      expect(await probeBytes(basename(file), truncate(await readFile(file), 0.9)), file).toMatch(
        /^media\.broken/,
      )
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
