// Arguments: data folder, folder or STORAGE_URL of uploads, account. Serves uploads of that account and prints the port.

import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { openDatabase } from '#platform/db/open-database.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { parseStorageUrl } from '#platform/storage/storage-url.ts'
import { anActor } from '#tests/cast.ts'
import { openUploadStore } from './open-upload-store.ts'
import { openUploads } from './open-uploads.ts'

const [dataDir = '', place = '', accountId = ''] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
const uploads = openUploads({
  db,
  storage: fileSystemStorage(join(dataDir, 'media')),
  store: await openUploadStore({ s3: parseStorageUrl(place), uploadDir: place }),
  quotaBytes: 20_000_000_000,
  now: () => new Date(),
})
const actor = anActor({ id: Number(accountId) })
const answer = (request: Request) =>
  uploads.receive(actor, request).catch((error) => new Response(null, { status: toAppError(error).status }))
serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
