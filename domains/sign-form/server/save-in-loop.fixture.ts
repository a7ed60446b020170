// Arguments: data folder, sign. Stores a draft and saves it, again and again until killed; prints a line before each save.

import { aDocument, now } from '#domains/signs/server/signs.fixture.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { cast } from '#tests/cast.ts'
import { saveSignForm, storeDraft } from '../index.ts'

const [dataDir = '', sign = ''] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
const context = { db, now: () => now }
for (let revision = 1; ; revision += 1) {
  const target = { id: Number(sign), revision }
  const document = aDocument(`CASA-${revision + 1}`, { translations: { pt: [[`casa ${revision + 1}`]] } })
  await storeDraft(context, cast.bruno, {
    draft: null,
    sign: target,
    document,
    stage: 'preview',
    sequence: revision,
    device: '',
  })
  process.stdout.write(`saving ${revision + 1}\n`)
  await saveSignForm(context, cast.bruno, { sign: target, draft: null, document })
}
