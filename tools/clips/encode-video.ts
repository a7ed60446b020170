import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** A clip as frames of SVG text. */
export interface FrameSequence {
  width: number
  height: number
  /** One SVG document per frame, 25 a second. */
  frames: readonly string[]
  /** Index of the frame used as poster. */
  poster: number
}

/** Returns a function that renders a frame as raw RGBA pixels and caches the result. */
function createRasterizer() {
  const cache = new Map<string, Buffer>()
  return (svg: string): Buffer => {
    const cached = cache.get(svg)
    if (cached) return cached
    const pixels = Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels)
    cache.set(svg, pixels)
    return pixels
  }
}

const colourArguments = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]

function ffmpegArguments(sequence: FrameSequence, crf: number, file: string): string[] {
  const source = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${sequence.width}x${sequence.height}`,
    '-r',
    '25',
    '-i',
    '-',
  ]
  const filter = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    String(crf),
    '-threads',
    '1',
  ]
  // SEI units (type 6) contain the name and settings of the encoder.
  const withoutMetadata = [
    '-bsf:v',
    'filter_units=remove_types=6',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ]
  return [
    '-v',
    'error',
    '-y',
    ...source,
    ...filter,
    ...codec,
    ...colourArguments,
    ...withoutMetadata,
    '-an',
    '-movflags',
    '+faststart',
    file,
  ]
}

async function encode(
  sequence: FrameSequence,
  pixels: (svg: string) => Buffer,
  crf: number,
  file: string,
): Promise<number> {
  const child = spawn(process.env.FFMPEG_PATH ?? 'ffmpeg', ffmpegArguments(sequence, crf, file), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  for (const frame of sequence.frames) if (!child.stdin.write(pixels(frame))) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`)
  return (await stat(file)).size
}

/** The same quality for all posters, so that their background colours match. */
const posterQuality = 70

/** Writes the poster of a clip. @throws Error if it is too large */
export async function writePoster(
  sequence: FrameSequence,
  maxBytes: number,
  file: string,
  pixels = createRasterizer(),
): Promise<number> {
  const raw = { width: sequence.width, height: sequence.height, channels: 4 } as const
  const picture = sharp(pixels(sequence.frames[sequence.poster] ?? ''), { raw }).removeAlpha()
  const bytes = await picture.jpeg({ quality: posterQuality, mozjpeg: true }).toBuffer()
  if (bytes.length > maxBytes) throw new Error(`${file} has ${bytes.length} bytes, more than ${maxBytes}`)
  await writeFile(file, bytes)
  return bytes.length
}

/** The quality at which the smallest clips reach their maximum size. */
const lowestCrf = 29

/** Natural logarithm of the size ratio of one CRF step; measured on these clips. */
const logPerStep = 0.084

/**
 * Writes `<base>.mp4` (H.264) and `<base>.jpg` (poster), with the best quality within the maximum sizes.
 * @throws Error if ffmpeg fails, or if the video at the lowest quality or the poster is too large
 */
export async function writeVideo(
  sequence: FrameSequence,
  base: string,
  maxBytes: { video: number; poster: number },
) {
  const pixels = createRasterizer()
  for (let crf = lowestCrf; crf <= 44; ) {
    const bytes = await encode(sequence, pixels, crf, `${base}.mp4`)
    if (bytes <= maxBytes.video)
      return { bytes, crf, poster: await writePoster(sequence, maxBytes.poster, `${base}.jpg`, pixels) }
    crf += Math.max(1, Math.round(Math.log(bytes / maxBytes.video) / logPerStep))
  }
  throw new Error(`${base}.mp4 exceeds ${maxBytes.video} bytes at every quality`)
}
