import type { Context } from 'hono'

/** As nginx logs it: the client closed the connection before the answer. */
const clientClosedRequest = 499

/**
 * The answer to a request whose client has closed the connection, which nobody receives; undefined while the client
 * waits. What fails then, such as reading the rest of the body, is no error of the program.
 */
export const answerAborted = (c: Context): Response | undefined =>
  c.req.raw.signal.aborted ? new Response(null, { status: clientClosedRequest }) : undefined
