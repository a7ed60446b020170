import { open } from 'node:fs/promises'
import sharp from 'sharp'

const headerByteCount = 4096

/** Bytes at fixed offsets by which other common kinds of files are recognized. */
const signatures = [
  { mime: 'application/x-executable', text: '\x7FELF', at: 0 },
  { mime: 'application/x-executable', text: 'MZ', at: 0 },
  { mime: 'application/pdf', text: '%PDF-', at: 0 },
  { mime: 'application/zip', text: 'PK\x03\x04', at: 0 },
  { mime: 'application/gzip', text: '\x1F\x8B', at: 0 },
  { mime: 'video/x-msvideo', text: 'AVI ', at: 8 },
]

/** The media type of a file that is no video, detected by its content; undefined when it is not recognized. */
export async function detectMimeType(path: string): Promise<string | undefined> {
  const head = await readHeader(path)
  const signature = signatures.find(({ text, at }) => head.toString('latin1').startsWith(text, at))
  if (signature) return signature.mime
  if (isText(head)) return 'text/plain'
  const { format } = await sharp(path)
    .metadata()
    .catch(() => ({ format: undefined }))
  return format === undefined ? undefined : `image/${format}`
}

async function readHeader(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerByteCount), 0, headerByteCount, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether bytes are UTF-8 text without control characters. A character cut off at the end is accepted. */
function isText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 9)) return false
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) !== ''
  } catch {
    return false
  }
}
