/** Bodies of answers that were made in one piece. */
const bufferedBodies = new WeakMap<Response, string>()

/**
 * An answer made in one piece; who keeps or packs it has its text without the detour of a stream. The router looks at
 * status text and body only to know an answer from data: asked as usual, they would make that stream each time.
 */
export function bufferedResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  bufferedBodies.set(response, text)
  let stream: ReadableStream | undefined
  const body = () => {
    stream ??= streamOf(text)
    return stream
  }
  return Object.defineProperties(response, { statusText: { value: '' }, body: { get: body } })
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(Buffer.from(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** All bytes of an answer. */
export async function readResponseBytes(response: Response): Promise<Buffer> {
  const buffered = bufferedBodies.get(response)
  return buffered === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(buffered)
}
