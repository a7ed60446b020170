import { findMessageFile } from '#platform/i18n/i18n-resources.ts'
import type { Route } from './+types/messages-file.ts'

/** A file of messages. Its name contains a hash of the content, so browsers cache it forever. */
export function loader({ params }: Route.LoaderArgs) {
  const file = findMessageFile(params.file)
  if (!file) return new Response(null, { status: 404 })
  return new Response(file.json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': file.isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
