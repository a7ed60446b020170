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
  /** Index of the frame that stands for the film. */
  poster: number
}

/** Raw RGBA pixels of a frame; equal frames are drawn once. */
function createRasterizer() {
  const known = new Map<string, Buffer>()
  return (svg: string): Buffer => {
    const ready = known.get(svg)
    if (ready) return ready
    const pixels = Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels)
    known.set(svg, pixels)
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

function ffmpegArguments(film: FrameSequence, crf: number, file: string): string[] {
  const source = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${film.width}x${film.height}`,
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
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(crf),
    '-threads',
    '1',
  ]
  // SEI units (type 6) would name the encoder and its settings in every file
  const bare = [
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
    ...bare,
    '-an',
    '-movflags',
    '+faststart',
    file,
  ]
}

async function encode(
  film: FrameSequence,
  pixels: (svg: string) => Buffer,
  crf: number,
  file: string,
): Promise<number> {
  const child = spawn(process.env.FFMPEG_PATH ?? 'ffmpeg', ffmpegArguments(film, crf, file), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  for (const frame of film.frames) if (!child.stdin.write(pixels(frame))) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`)
  return (await stat(file)).size
}

/** One quality for all posters, so that the paper has one colour wherever they stand side by side. */
const posterQuality = 70

async function writePoster(
  film: FrameSequence,
  pixels: (svg: string) => Buffer,
  most: number,
  file: string,
): Promise<number> {
  const raw = { width: film.width, height: film.height, channels: 4 } as const
  const picture = sharp(pixels(film.frames[film.poster] ?? ''), { raw }).removeAlpha()
  const bytes = await picture.jpeg({ quality: posterQuality, mozjpeg: true }).toBuffer()
  if (bytes.length > most) throw new Error(`${file} has ${bytes.length} bytes, more than ${most}`)
  await writeFile(file, bytes)
  return bytes.length
}

/** By how much a step of the rate factor shrinks such a film, as a logarithm: measured on these clips. */
const logPerStep = 0.084

/**
 * Writes a film as H.264 with its poster beside it (`<base>.mp4`, `<base>.jpg`), at the best quality that
 * keeps to the sizes.
 * @param most bytes of the film and of its poster.
 * @throws Error when ffmpeg fails, no quality is small enough or the poster is too large.
 */
export async function writeVideo(film: FrameSequence, base: string, most: { film: number; poster: number }) {
  const pixels = createRasterizer()
  for (let crf = 24; crf <= 40; ) {
    const bytes = await encode(film, pixels, crf, `${base}.mp4`)
    if (bytes <= most.film)
      return { bytes, crf, poster: await writePoster(film, pixels, most.poster, `${base}.jpg`) }
    crf += Math.max(1, Math.round(Math.log(bytes / most.film) / logPerStep))
  }
  throw new Error(`No quality brings ${base}.mp4 to ${most.film} bytes`)
}
