import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { alignedText, eafText, tierText } from '#packages/elan/eaf-file.fixture.ts'
import { visitor } from '#platform/actor.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { loadCast } from '#seeds/cast.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { createRecording } from './create-recording.ts'
import { sweepUnfinishedVersions } from './eaf-sweep-job.ts'
import { insertVersion } from './eaf-version.queries.ts'
import { openVersionFile } from './get-recording.ts'
import { listEafKeys } from './list-eaf-keys.ts'
import { listRecordings } from './list-recordings.ts'
import { anEafText, noMetadata, received, recordingContext } from './received-eaf.fixture.ts'
import { insertRecording } from './recording.queries.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
let context: Awaited<ReturnType<typeof recordingContext>>

beforeEach(async () => {
  await loadCast(db)
  context = await recordingContext(db)
})

const create = (content: string | Uint8Array, name?: string, metadata = noMetadata) =>
  createRecording(context, ana, { file: received(content, name), metadata })
const annotations = () =>
  db
    .selectFrom('eafAnnotation')
    .select(['tier', 'position', 'annotationId', 'beginMs', 'endMs', 'timing', 'value'])
    .orderBy('tier')
    .orderBy('position')
    .execute()
/** How many rows there are of everything that an upload stores, and how many files. */
async function stored() {
  const counts = await Promise.all(
    (['eafVideo', 'eafVersion', 'eafTier', 'eafAnnotation'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  )
  const files: string[] = []
  for await (const key of context.storage.list()) files.push(key)
  return [...counts, files.length]
}

test('a file becomes a restricted recording with tiers and annotations; its bytes are stored as they are [ELN-01] [ELN-08]', async () => {
  const content = anEafText(['CASA', 'A\u2028B', 'IX'])
  const { id, fileName, facts } = await create(content, 'Porto 07.eaf')
  expect([fileName, facts.bytes, facts.counts.annotations]).toEqual([
    'Porto 07.eaf',
    Buffer.byteLength(content),
    3,
  ])
  expect(await annotations()).toEqual([
    { tier: 1, position: 1, annotationId: 'a1', beginMs: 0, endMs: 100, timing: 'aligned', value: 'CASA' },
    {
      tier: 1,
      position: 2,
      annotationId: 'a2',
      beginMs: 100,
      endMs: 200,
      timing: 'aligned',
      value: 'A\u2028B',
    },
    { tier: 1, position: 3, annotationId: 'a3', beginMs: 200, endMs: 300, timing: 'aligned', value: 'IX' },
  ])
  const { recordings } = await listRecordings(context, ana, {
    query: { q: 'porto', group: 'restricted', order: 'newest', page: 1 },
  })
  expect(recordings).toMatchObject([{ id, title: 'Porto 07', visibility: 'restricted', number: 1 }])
  const file = await openVersionFile(context, ana, { id, number: 1 })
  expect([file.name, await text(file.content)]).toEqual(['Porto 07.eaf', content])
})

test('a compressed file is unpacked and stored compressed once [ELN-08]', async () => {
  const content = anEafText(['CASA'])
  await create(gzipSync(content), 'a.eaf.gz')
  const [key = ''] = await listEafKeys(context)
  const packed = Buffer.concat(await Array.fromAsync(await context.storage.read(key)))
  expect(gunzipSync(packed).toString()).toBe(content)
})

test('empty metadata are filled from the file [ELN-01]', async () => {
  const content = anEafText([])
    .replace('AUTHOR=""', 'AUTHOR="Ana"')
    .replace('<HEADER', '<LICENSE LICENSE_URL="">CC BY-NC 4.0</LICENSE><HEADER')
    .replace(
      '</HEADER>',
      '<MEDIA_DESCRIPTOR MEDIA_URL="file:///C:/films/../porto.mp4" MIME_TYPE="video/mp4" TIME_ORIGIN="1240"/></HEADER>',
    )
  await create(content)
  const row = await db.selectFrom('eafVideo').select(['title', 'author', 'licence']).executeTakeFirst()
  expect(row).toEqual({ title: 'interview', author: 'Ana', licence: 'CC BY-NC 4.0' })
  const { metadata } = await db.selectFrom('eafVersion').select('metadata').executeTakeFirstOrThrow()
  expect(metadata).toMatchObject({ media: [{ name: 'porto.mp4', timeOrigin: 1240 }] })
  await create(content, 'b.eaf', { ...noMetadata, title: 'Porto', author: 'Eeva' })
  const second = await db
    .selectFrom('eafVideo')
    .select(['title', 'author'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(second).toEqual({ title: 'Porto', author: 'Eeva' })
})

const valid = anEafText(['CASA'])
const nested = `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`

describe('a hostile or broken file is refused with its line, and nothing is stored [ELN-07]', () => {
  test.each([
    ['a document type', `<!DOCTYPE a>\n${valid.slice(39)}`, 'eaf.doctype', 1],
    [
      'entities that grow',
      valid.replace('<ANNOTATION_DOCUMENT', '<!DOCTYPE a [<!ENTITY b "b">]>\n<ANNOTATION_DOCUMENT'),
      'eaf.doctype',
      2,
    ],
    [
      'an external entity',
      valid.replace(
        '<ANNOTATION_DOCUMENT',
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>\n<ANNOTATION_DOCUMENT',
      ),
      'eaf.doctype',
      2,
    ],
    [
      '10,000 levels',
      valid.replace('</ANNOTATION_DOCUMENT>', `${nested}</ANNOTATION_DOCUMENT>`),
      'eaf.tooDeep',
      expect.any(Number),
    ],
    [
      'a huge attribute',
      valid.replace('"a1"', `"${'a'.repeat(2_000_000)}"`),
      expect.stringMatching(/^eaf\.(attributeTooLong|textTooLong)$/),
      expect.any(Number),
    ],
    ['UTF-16', Buffer.from(`\ufeff${valid}`, 'utf16le'), 'eaf.utf16', 1],
    ['a zero byte', valid.replace('CASA', 'C\0'), 'eaf.zeroByte', expect.any(Number)],
    ['a text', 'not XML', 'eaf.notXml', 1],
    ['an empty file', '', 'eaf.empty', 1],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
      'eaf.lfsPointer',
      1,
    ],
    ['a file that ends in the middle', valid.slice(0, 600), 'eaf.truncated', expect.any(Number)],
    ['another XML file', '<html/>', 'eaf.wrongRoot', 1],
    ['a damaged compression', gzipSync(valid).subarray(0, 60), 'eaf.damagedCompression', undefined],
    ['a file that was compressed twice', gzipSync(gzipSync(valid)), 'eaf.compressed', 1],
    ['a bomb', gzipSync(Buffer.alloc(30_000_000, 0x20)), expect.stringMatching(/^eaf\./), expect.any(Number)],
  ])('%s', async (_what, content, code, line) => {
    await expect(create(content)).rejects.toMatchObject({
      code,
      status: 422,
      ...(line !== undefined && { params: { line } }),
    })
    expect(await stored()).toEqual([0, 0, 0, 0, 0])
  })

  test('with another name', async () => {
    await expect(create(valid, 'interview.xml')).rejects.toMatchObject({
      code: 'eaf.fileType',
      params: { file: 'interview.xml' },
    })
  })

  test.each([
    ['duplicate ids', anEafText(['A', 'B']).replace('"a2"', '"a1"'), 'duplicateId'],
    [
      'references to nothing',
      valid.replace('TIME_SLOT_REF2="ts2"', 'TIME_SLOT_REF2="ts99"'),
      'danglingReference',
    ],
    [
      'times beyond all films',
      valid.replace('TIME_VALUE="100"', 'TIME_VALUE="9007199254740993"'),
      'timeTooLarge',
    ],
    [
      'a time that a database cannot store',
      valid.replace('TIME_VALUE="100"', 'TIME_VALUE="90071992547"'),
      undefined,
    ],
    [
      'a parent that is its own parent',
      valid.replace('TIER_ID="GlossR S1"', 'TIER_ID="GlossR S1" PARENT_REF="GlossR S1"'),
      'tierCycle',
    ],
    ['a script as a value', anEafText(['&lt;script&gt;alert(1)&lt;/script&gt;']), undefined],
  ])('%s are stored with their diagnostics, as ELAN opens the file', async (_what, content, code) => {
    const { facts } = await create(content)
    if (code) expect(facts.diagnostics.map((one) => one.code)).toContain(code)
    expect((await annotations()).length).toBeGreaterThan(0)
  })
})

test.each([
  ['a publisher', bruno, 403],
  ['an approver', carla, 403],
  ['a visitor', visitor, 401],
])('%s uploads no annotation file [ELN-01]', async (_who, actor, status) => {
  const upload = createRecording(context, actor, { file: received(valid), metadata: noMetadata })
  await expect(upload).rejects.toMatchObject({ status })
  expect(await stored()).toEqual([0, 0, 0, 0, 0])
})

test('a finished upload is stored and gone; a refused one is gone too [ELN-01]', async () => {
  const id = '1a'.repeat(20)
  context = await recordingContext(db, { id, name: 'a.eaf', content: Buffer.from(valid) })
  await createRecording(context, ana, { file: { upload: id }, metadata: noMetadata })
  expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
  expect(context.discarded).toEqual([id])
  context = await recordingContext(db, { id, name: 'b.eaf', content: Buffer.from('<html/>') })
  const refused = createRecording(context, ana, { file: { upload: id }, metadata: noMetadata })
  await expect(refused).rejects.toMatchObject({ code: 'eaf.wrongRoot' })
  expect([await db.selectFrom('upload').select('id').execute(), context.discarded]).toEqual([[], [id]])
})

test('a failure while it is stored leaves nothing [ELN-07]', async () => {
  await sql`alter table eaf_matching rename to unreadable`.execute(db)
  onTestFinished(async () => void (await sql`alter table unreadable rename to eaf_matching`.execute(db)))
  const upload = createRecording(context, ana, { file: received(valid), metadata: noMetadata })
  await expect(upload).rejects.toThrow('eaf_matching')
  expect(await stored()).toEqual([0, 0, 0, 0, 0])
})

test('what a killed process left is never shown, and is deleted after hours [ELN-07]', async () => {
  const { facts } = await create(valid, 'kept.eaf')
  const at = new Date(Date.now() - 24 * 3_600_000)
  const tx = db as never
  const recordingId = await insertRecording(
    tx,
    { ...noMetadata, title: 'x' },
    { createdBy: 1, convention: 'plain', at },
  )
  const fileKey = 'eaf/left.eaf.gz'
  await insertVersion(tx, { recordingId, fileKey, fileName: 'x.eaf', facts, uploadedBy: 1, at })
  await context.storage.write(fileKey, Buffer.from('x'))
  const query = { q: '', group: 'all', order: 'newest', page: 1 } as const
  expect((await listRecordings(context, ana, { query })).recordings).toHaveLength(1)
  expect(await sweepUnfinishedVersions(context)).toBe(1)
  expect(await stored()).toEqual([1, 1, 1, 1, 1])
})

const samples = resolveSourcePath('../shared/data/elan')
const sampleNames = (await readdir(samples).catch(() => [])).filter((name) => name.endsWith('.eaf'))

test.runIf(sampleNames.length > 0)(
  'every file of other corpora is stored with as many annotations as it has [ELN-02]',
  async () => {
    for (const name of sampleNames) {
      const content = await readFile(join(samples, name))
      const { facts } = await create(content, name)
      const rows = await db.selectFrom('eafAnnotation').select('annotationId').execute()
      const written = content.toString().match(/<(ALIGNABLE|REF)_ANNOTATION /g)?.length ?? 0
      expect([name, rows.length, facts.counts.annotations]).toEqual([name, written, written])
      await db.deleteFrom('eafVideo').execute()
    }
  },
)

test('a reference names a sign if its vocabulary is ours: others have the same ids for other signs [ELN-03] [D38]', async () => {
  const bound = (address: string) =>
    eafText({
      times: [0, 10],
      types:
        '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true" CONTROLLED_VOCABULARY_REF="cv"/>',
      tiers: tierText('GlossR S1', 'gloss', [alignedText('a1', 1, 2, 'CASA', 'CVE_REF="sign-7"')]),
      rest: `<CONTROLLED_VOCABULARY CV_ID="cv" EXT_REF="er1"/>
        <EXTERNAL_REF EXT_REF_ID="er1" TYPE="ecv" VALUE="${address}"/>`,
    })
  const entries = async (address: string) => {
    await create(bound(address), 'bound.eaf')
    return db.selectFrom('eafAnnotation').select('entry').orderBy('versionId', 'desc').executeTakeFirst()
  }
  expect(await entries(`${context.vocabularies}signs.ecv`)).toEqual({ entry: 'sign-7' })
  expect(await entries('https://other.example/api/ecv/signs.ecv')).toEqual({ entry: null })
})
