import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { acquireBuffer, pooledBytes, releaseBuffer } from './buffer-pool.ts'
import type { ByteRange } from './storage.ts'

/**
 * Writes a range of an open file to a stream and ends it, with one buffer: the next bytes are read when the stream has
 * passed on the ones before.
 * @throws what reading throws; an Error when the file is shorter than the range. When the stream is closed early, it returns.
 */
export async function sendOpenFile(
  file: Pick<FileHandle, 'read'>,
  { start, end }: ByteRange,
  target: Writable,
): Promise<void> {
  const buffer = acquireBuffer()
  let isPassedOn = true
  try {
    for (let position = start; position <= end; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(pooledBytes, end - position + 1), position)
      if (bytesRead === 0) throw new Error('a stored file is shorter than its size')
      position += bytesRead
      isPassedOn = await writePart(target, buffer.subarray(0, bytesRead), position > end)
      if (!isPassedOn) return
    }
  } finally {
    // A closed stream may still use the buffer.
    if (isPassedOn) releaseBuffer(buffer)
  }
}

/** Whether the stream has passed on the bytes; false when it was closed before. */
function writePart(target: Writable, part: Buffer, isLast: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    if (target.destroyed) return resolve(false)
    const onClose = () => resolve(target.writableFinished)
    target.once('close', onClose)
    const done = (error?: Error | null) => {
      target.off('close', onClose)
      resolve(!error)
    }
    if (isLast) target.end(part, done)
    else target.write(part, done)
  })
}
