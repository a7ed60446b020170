/** Bodies of answers that were made in one piece. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer made in one piece; who keeps or packs it reads its bytes without the detour of a stream. */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** All bytes of an answer. */
export const bytesOf = async (response: Response): Promise<Uint8Array> =>
  bodies.get(response) ?? new Uint8Array(await response.arrayBuffer())
