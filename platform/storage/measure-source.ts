import { Readable } from 'node:stream'

/**
 * The content of a file on its way to a storage. The writer can distinguish an error of the source from one of the storage.
 */
export function measureSource(content: Uint8Array | Readable) {
  let bytes = 0
  let failure: unknown
  async function* read() {
    try {
      for await (const chunk of content instanceof Readable ? content : [content]) {
        const data = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array)
        bytes += data.length
        yield data
      }
    } catch (error) {
      failure = error
      throw error
    }
  }
  const stream = Readable.from(read())
  if (content instanceof Readable) {
    stream.on('close', () => content.destroy())
    // It may fail before it is read, which then throws this error; unheard, it ends the process.
    content.on('error', () => {})
  }
  return { stream, bytes: () => bytes, failure: () => failure }
}
