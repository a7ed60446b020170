import type { ErrorWire, RefusalWire } from '../http/answer.wire.ts'
import type { Locale } from '../i18n/locales.ts'

/** The answer to a request; without `problem` the server could not be reached. */
export type JsonResult<Answer> = { ok: true; data: Answer } | JsonFailure

interface JsonFailure {
  ok: false
  /** Why the server refused it, in the language of the page. */
  problem?: string
  code?: string
  /** Messages by field. */
  errors?: Record<string, string>
  /** The server answered 404. */
  isMissing?: true
}

interface JsonRequest {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** The language of messages. Addresses of pages contain it already; those of the API do not. */
  locale?: Locale
  signal?: AbortSignal
  /** The request goes on when the page is closed. */
  keepalive?: boolean
}

/** Browsers refuse larger requests that outlive the page; bytes. */
const maxKeepaliveBytes = 60_000

/**
 * Sends a request to the API or to a page that answers JSON. It never rejects: without a connection, after the session
 * has ended or when the answer is no JSON, the result says that it failed, so that nothing typed is lost.
 */
export async function requestJson<Answer>(
  path: string,
  { method, body, locale, signal, keepalive = false }: JsonRequest = {},
): Promise<JsonResult<Answer>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const isSmall = new Blob([text ?? '']).size < maxKeepaliveBytes
  const headers = {
    ...(locale && { 'accept-language': locale }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(path, {
      ...(method && { method }),
      ...(text !== undefined && { body: text }),
      ...(signal && { signal }),
      headers,
      keepalive: keepalive && isSmall,
      // Without a session, pages redirect to the sign-in.
      redirect: 'error',
    })
    if (!response.ok) return readRefusal(response)
    const isEmpty = response.status === 204
    return { ok: true, data: isEmpty ? ({} as Answer) : await response.json() }
  } catch {
    return { ok: false }
  }
}

/** The same for an answer whose content is its `data`. */
export async function requestData<Data>(path: string, request?: JsonRequest): Promise<JsonResult<Data>> {
  const result = await requestJson<{ data?: Data }>(path, request)
  if (!result.ok) return result
  return result.data.data === undefined ? { ok: false } : { ok: true, data: result.data.data }
}

/**
 * Why a part of a page has no content: what was not found, such as "Sign not found", else a general message.
 * @param otherwise for every other failure
 */
export const describeLoadFailure = ({ isMissing, problem }: JsonFailure, otherwise: string): string =>
  isMissing ? (problem ?? otherwise) : otherwise

/** The content of a refusal by the API or by a page. */
async function readRefusal(response: Response): Promise<JsonFailure> {
  const answer: Partial<ErrorWire & RefusalWire> = await response.json().catch(() => ({}))
  if (answer.refused) return { ok: false, ...answer.refused }
  const { message, code, fields } = answer
  return {
    ok: false,
    ...(message !== undefined && { problem: message }),
    ...(code !== undefined && { code }),
    ...(response.status === 404 && { isMissing: true }),
    ...(fields && { errors: Object.fromEntries(fields.map((wrong) => [wrong.field, wrong.message])) }),
  }
}
