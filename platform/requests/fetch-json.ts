/** The server refused a request. */
export class RequestError extends Error {
  readonly response: Response

  constructor(path: string, response: Response) {
    super(`${path}: ${response.status}`)
    this.response = response
  }
}

/**
 * Requests JSON from the server, in the browser. Only the modules of this folder call `fetch`.
 * @throws RequestError for a refusal; another Error without a connection, after an abort, and for what is no JSON
 */
export async function fetchJson<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init)
  if (!response.ok) throw new RequestError(path, response)
  return response.status === 204 ? ({} as Answer) : response.json()
}
