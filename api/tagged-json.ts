import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { requestLocale } from '#platform/http/request-locale.ts'

/**
 * Answers with JSON that depends on the language, and with the entity tag of its text. `readPublicly` would make the tag
 * from a copy of the answer, and add the other headers one by one, which takes longer.
 * @param headers further headers
 */
export function taggedJson<Data extends object>(
  c: Context,
  data: Data,
  headers: Record<string, string> = {},
) {
  const text = JSON.stringify(data)
  const answer: Response = c.body(text, 200, {
    'content-type': 'application/json',
    'cache-control': 'public, no-cache',
    'content-language': requestLocale(c),
    etag: `W/"${hash('sha1', text)}"`,
    vary: 'Accept-Language',
    ...headers,
  })
  return answer as unknown as ReturnType<typeof c.json<Data, 200>>
}
