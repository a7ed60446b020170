import { Readable } from 'node:stream'
import { openVersionFile } from '#domains/eaf-videos/index.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { attachmentHeaders } from '#platform/http/stream-file.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/download.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'

/** The annotation file of a version as it was uploaded. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn } = panelContext({ params, context })
  const version = { id: requireRecordingId(params.id), number: parseId(params.number) ?? 0 }
  const { name, content } = await openVersionFile(app, signedIn.actor, version).catch(orPageError)
  const headers = attachmentHeaders(`recording-${version.id}-${version.number}.eaf`, 'application/xml')
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      ...headers,
      'content-disposition': `${headers['content-disposition']}; filename*=${encoded(name)}`,
    },
  })
}

/** A file name in a header (RFC 8187). */
const encoded = (name: string): string =>
  `UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`
