/**
 * Requests JSON, in the browser. Only the modules of this folder call `fetch`; this one is small, for public pages.
 * @throws Error for a refusal, without a connection, after an abort, and for what is no JSON
 */
export async function fetchJson<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
