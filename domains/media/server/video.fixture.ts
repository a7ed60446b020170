import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

interface VideoOptions {
  kind?: 'mp4' | 'webm'
  width?: number
  height?: number
  frames?: number
  framesPerSecond?: number
  /** The byte that fills all frames, so that videos of different seeds differ. */
  seed?: number
}

/** The bytes of a complete video file for tests; its frames contain no picture. */
export async function aVideo(options: VideoOptions = {}): Promise<Uint8Array> {
  const { kind = 'mp4', width = 64, height = 48, frames = 10, framesPerSecond = 25, seed = 1 } = options
  const target = new BufferTarget()
  const format = kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: height }
  for (let frame = 0; frame < frames; frame++) {
    const data = new Uint8Array(200).fill(seed % 256)
    const packet = new EncodedPacket(data, 'key', frame / framesPerSecond, 1 / framesPerSecond)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? [])
}
