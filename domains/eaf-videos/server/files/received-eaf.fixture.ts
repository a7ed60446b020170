import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { aFinishedUpload } from '#domains/media/server/uploads/finished-upload.fixture.ts'
import { alignedText, eafText, tierText } from '#packages/elan/eaf-file.fixture.ts'
import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { EafMetadata } from '../../eaf-metadata.input.ts'

export const noMetadata: EafMetadata = {
  title: '',
  author: '',
  institution: '',
  city: '',
  state: '',
  country: '',
  responsibleResearcher: '',
  licence: '',
  dataLink: null,
  color: null,
  visibility: 'restricted',
}

/** The content of a request. */
export const received = (content: string | Uint8Array, name = 'interview.eaf') => ({
  name,
  content: Readable.from([typeof content === 'string' ? Buffer.from(content) : content]),
})

/** An annotation file with one gloss tier; each annotation lasts 100 ms and begins where the one before ends. */
export function anEafText(values: readonly string[], { tier = 'GlossR S1' } = {}): string {
  const times = Array.from({ length: values.length + 1 }, (_, index) => index * 100)
  const annotations = values.map((value, index) => alignedText(`a${index + 1}`, index + 1, index + 2, value))
  return eafText({ times, tiers: tierText(tier, 'gloss', annotations) })
}

/** A context whose only upload is a file in a temporary folder. */
export async function recordingContext(db: Db, upload?: { id: string; name: string; content: Uint8Array }) {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  const discarded: string[] = []
  if (upload) {
    await writeFile(path, upload.content)
    const { id, name, content } = upload
    await db
      .insertInto('upload')
      .values({ id, accountId: 1, name, bytes: content.length, createdAt: new Date() })
      .execute()
  }
  return {
    db,
    storage: fileSystemStorage(join(folder, 'files')),
    now: () => new Date(),
    vocabularies: 'https://signs.example/api/ecv/',
    discarded,
    uploads: {
      withFinished: aFinishedUpload({
        id: upload?.id ?? '',
        accountId: 1,
        name: upload?.name ?? '',
        bytes: upload?.content.length ?? 0,
        path,
      }),
      discardFile: async (id: string) => void discarded.push(id),
    },
  }
}
