/** The answer of a request of the form; without `problem` the server could not be reached. */
export type JsonResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; problem?: string; code?: string; errors?: Record<string, string> }

interface JsonRequest {
  method?: 'POST' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  /** The request goes on when the page is closed. */
  keepalive?: boolean
}

/** Browsers refuse larger requests that outlive the page; bytes. */
const maxKeepaliveBytes = 60_000

/**
 * Sends a request of the form. It never rejects: without a connection, after the session has ended or when the answer
 * is no JSON, the result says that it failed, so that nothing typed is lost.
 */
export async function requestJson<Data>(
  path: string,
  { method, body, signal, keepalive = false }: JsonRequest = {},
): Promise<JsonResult<Data>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const isSmall = new Blob([text ?? '']).size < maxKeepaliveBytes
  try {
    const response = await fetch(path, {
      ...(method && { method }),
      ...(text !== undefined && { body: text, headers: { 'content-type': 'application/json' } }),
      ...(signal && { signal }),
      keepalive: keepalive && isSmall,
      redirect: 'error',
    })
    const answer = (await response.json()) as { data?: Data; refused?: object }
    return response.ok && answer.data !== undefined
      ? { ok: true, data: answer.data }
      : { ok: false, ...answer.refused }
  } catch {
    return { ok: false }
  }
}
