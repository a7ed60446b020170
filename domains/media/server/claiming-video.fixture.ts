const text = (value: string) => Buffer.from(value, 'latin1')
const u16 = (...values: number[]) => Buffer.concat(values.map((v) => Buffer.from([v >> 8, v & 255])))
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), text(type), body])
}
const unityMatrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const zeros = (bytes: number) => Buffer.alloc(bytes)

/**
 * For tests: an MP4 of some hundred bytes whose tables claim any number of samples, up to 4,294,967,295. A reader that
 * makes an object of each sample needs memory for all of them.
 */
export function aClaimingVideo(samples: number): Buffer {
  const [width, height, timescale] = [320, 180, 25]
  const avcC = box('avcC', Buffer.from('0142c00dffe1000467420001', 'hex'), Buffer.from('01000268ce', 'hex'))
  const avc1 = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 65535),
    avcC,
  )
  const tables = box(
    'stbl',
    box('stsd', u32(0, 1), avc1),
    box('stts', u32(0, 1, samples, 1)),
    box('ctts', u32(0, 1, samples, 0)),
    box('stsc', u32(0, 1, 1, samples, 1)),
    box('stsz', u32(0, 1, samples)),
    box('stco', u32(0, 1, 32)),
  )
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, timescale, samples), u16(0x55c4, 0)),
    box('hdlr', u32(0, 0), text('vide'), zeros(12), text('video\0')),
    box('minf', box('vmhd', u32(1, 0, 0)), box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), tables),
  )
  const header = u32(0, 0, 0, timescale, samples, 0x10000, 0x1000000, 0, 0)
  const track = u32(7, 0, 0, 1, 0, samples, 0, 0, 0, 0)
  return Buffer.concat([
    box('ftyp', text('isom'), u32(512), text('isommp41')),
    box('mdat', zeros(16)),
    box(
      'moov',
      box('mvhd', header, unityMatrix, zeros(24), u32(2)),
      box('trak', box('tkhd', track, unityMatrix, u32(width << 16, height << 16)), media),
    ),
  ])
}
