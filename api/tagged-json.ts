import { hash } from 'node:crypto'
import type { Context } from 'hono'

/**
 * Answers with JSON and the entity tag of its text. `readPublicly` would make the tag from a copy of the answer, which
 * takes longer.
 */
export function taggedJson<Data extends object>(c: Context, data: Data) {
  const text = JSON.stringify(data)
  c.header('etag', `W/"${hash('sha1', text)}"`)
  const answer: Response = c.body(text, 200, { 'content-type': 'application/json' })
  return answer as unknown as ReturnType<typeof c.json<Data, 200>>
}
