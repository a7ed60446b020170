import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { SendBytes } from '#platform/storage/storage.ts'

/** Bindings in `c.env` for responses that are written to a socket. */
export interface BodyBindings {
  /** Sends the body of the response after its headers; the response itself has none. */
  sendBody?: (send: SendBytes) => void
}

/**
 * For large bodies: registers what writes the body directly to the socket, without a web stream that copies each part.
 * Undefined where a response does not go to a socket, as in tests.
 */
export const sendBodyOf = (c: Context): BodyBindings['sendBody'] =>
  (c.env as BodyBindings | undefined)?.sendBody

/**
 * Sends the head of a response and then its body. A body that cannot be read to its end aborts the connection, so that nobody takes it for complete.
 * @returns the response that tells the server that nothing else is to be sent
 */
export async function sendWithBody(
  response: Response,
  send: SendBytes,
  outgoing: ServerResponse,
  onFailure: (error: unknown) => void,
): Promise<Response> {
  outgoing.writeHead(response.status, [...response.headers].flat())
  try {
    await send(outgoing)
  } catch (error) {
    onFailure(error)
    outgoing.destroy()
  }
  return RESPONSE_ALREADY_SENT
}
