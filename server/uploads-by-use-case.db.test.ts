import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createRecording } from '#domains/eaf-videos/index.ts'
import { anEafText, noMetadata } from '#domains/eaf-videos/server/files/received-eaf.fixture.ts'
import { attachContentMedia, attachFilm, storeFilm, type Uploads } from '#domains/media/index.ts'
import { aTusRequest, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import {
  describeUploadStores,
  openProcess,
  type UploadPlace,
} from '#domains/media/server/uploads/upload-stores.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { startImport } from '#domains/sign-import/index.ts'
import { zipOf } from '#domains/sign-import/server/archive/archive.fixture.ts'
import { attachUpload } from '#domains/signs/index.ts'
import { aDocument, insertAccounts, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'

const { db } = await useDatabase()
const { ana, bruno } = cast
const now = () => new Date()
let place: UploadPlace

describeUploadStores(
  (openPlace) => {
    beforeEach(async () => {
      await makeDictionary(db)
      await insertAccounts(db, [ana, bruno])
      place = await openPlace()
    })

    type Receive = (uploads: Uploads, request: Request) => Promise<Response>
    const asAna: Receive = (uploads, request) => uploads.receive(ana, request)
    const asVisitor: Receive = (uploads, request) => uploads.receiveFilm(request)

    /** Uploads a file: its first bytes by one process, the others by a second one. */
    async function upload(name: string, bytes: Uint8Array, { as = asAna, purpose = '' } = {}) {
      const half = Math.floor(bytes.length / 2)
      const encode = (text: string) => Buffer.from(text).toString('base64')
      const metadata = `filename ${encode(name)}${purpose && `,${purpose} ${encode('true')}`}`
      const creation = aTusRequest('POST', {
        headers: { 'upload-length': `${bytes.length}`, 'upload-metadata': metadata },
      })
      const id = idOf(await as(openProcess(db, place), creation))
      for (const [offset, part] of [
        [0, bytes.subarray(0, half)],
        [half, bytes.subarray(half)],
      ] as const) {
        const headers = { 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' }
        const request = aTusRequest('PATCH', { id, headers, body: new Uint8Array(part) })
        expect((await as(openProcess(db, place), request)).status).toBe(204)
      }
      return id
    }

    test('films of signs, pictures of contents, films of visitors, imports and annotation files take uploads that came through several processes, and leave nothing of them [SGN-07]', async () => {
      const context = {
        db,
        now,
        storage: place.storage,
        uploads: openProcess(db, place),
        requireSignerConsent: false,
        vocabularies: 'https://signs.example/api/ecv/',
        jobs: { enqueue: async () => {} },
      }
      const video = await aVideo()
      const { id: signId } = await saveSign(db, aDocument('CASA-1'), ana)
      const film = { signId, role: 'main', upload: await upload('casa.mp4', video) } as const
      await attachUpload(context, ana, film)

      const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const logo = { upload: await upload('logo.png', picture), kind: 'image', audience: 'public' } as const
      await attachContentMedia(context, ana, logo)

      const visitorFilm = await upload('cafune.mp4', video, { as: asVisitor })
      const stored = await storeFilm(context, { upload: visitorFilm })
      await inTransaction(db, (tx) => attachFilm(tx, context, stored))
      await context.uploads.discardFile(visitorFilm)

      const zip = await zipOf([{ path: 'clips/mesa.mp4', content: video }])
      const media = await upload('media.zip', zip, { purpose: 'archive' })
      const file = new File(['gloss,video\nMESA,mesa.mp4\n'], 'lexicon.csv')
      const settings = { source: 'lexicon', ignoreIds: false, createValues: false }
      await startImport(context, ana, { file, media, settings })

      const eaf = await upload('interview.eaf', Buffer.from(anEafText(['CASA'])), { purpose: 'annotations' })
      const recording = await createRecording(context, ana, { file: { upload: eaf }, metadata: noMetadata })

      expect(recording.fileName).toBe('interview.eaf')
      const rows = await db.selectFrom('media').select('originalName').orderBy('id').execute()
      expect(rows.map(({ originalName }) => originalName)).toEqual(['casa.mp4', 'logo.png', 'cafune.mp4'])
      expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
      const uploadsLeft = [film.upload, logo.upload, visitorFilm, media, eaf]
      expect((await place.listStored()).filter((id) => uploadsLeft.includes(id))).toEqual([])
    })
  },
  { withBothOnServer: true },
)
