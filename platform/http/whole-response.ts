/** Bodies of answers that were made in one piece. */
const bodies = new WeakMap<Response, string>()

/** An answer made in one piece; who keeps or packs it has its text without the detour of a stream. */
export function wholeResponse(body: string, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** All bytes of an answer. */
export async function bytesOf(response: Response): Promise<Buffer> {
  const whole = bodies.get(response)
  return whole === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(whole)
}
