import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importSigns, removeDemoSigns } from '#domains/signs/index.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { loadDemo } from './load-demo.ts'
import { loadSeeds } from './load-seeds.ts'
import { digestOf } from './revised-texts.ts'

const { db } = await useDatabase()

const texts = { pt: 'um', en: 'one' }
const clip = await readFile(join(import.meta.dirname, 'demo', 'clips', 'agua.mp4'))
const files: Record<string, unknown> = {
  'languages.json': [
    { code: 'pt', default: 1, other_language: 0, texts: { pt: 'Português', en: 'Portuguese' } },
    { code: 'en', default: 0, other_language: 0, texts: { pt: 'Inglês', en: 'English' } },
  ],
  'dictionary.json': {
    name: 'Signs',
    acronym: 'S',
    sign_language: 'bzs',
    country: 'BR',
    version_label: '2.0',
    owners: ['X'],
    texts: { pt: { home_title: 'Sinais' } },
  },
  'lists/location.json': [
    { value: 'head', texts },
    { value: 'nose', group: 'head', aliases: ['nez'], searchable: false, texts },
  ],
  'lists/location-within-an-area.json': [{ value: 'tip', parent: 'nose', texts }],
  'lists/handshape-of-hand.json': [{ value: '1', symbol: 'S100', features: { fingers: [1] }, texts }],
  'contents/about.pt.html': '<h1>Sobre</h1>\n<p>Texto</p>\n',
  'contents/about.en.html': '<h1>About</h1>\n<p>Text</p>\n',
  'contents/terms.pt.html': '<h1>Termos</h1><p>Regras</p>',
  'contents/faqs.json': [
    { texts: { pt: { question: 'A?', answer: 'a' } } },
    { texts: { pt: { question: 'B?', answer: 'b' } } },
  ],
  'contents/page-videos.json': [
    { id: 586, slug: 'home', name: 'Home', texts: { pt: { title: 'Início', description: '' } } },
  ],
  'professions.json': [
    { value: 'other', last: true, texts },
    { value: 'teacher', texts: { pt: 'Professora', en: 'Teacher', xx: 'nobody reads this' } },
  ],
  'appearance.json': { colors: [{ name: 'primary', hex_code: '#005a9c' }] },
  'demo/signs.csv':
    'source_id,gloss,translation.pt,location,video\n1,CASA,casa,nez,casa.mp4\n2,BOLA,bola,head,\n',
  'demo/clips/casa.mp4': clip,
}

async function seedFolder(changes: Record<string, unknown> = {}) {
  const folder = await temporaryFolder()
  const write = async (more: Record<string, unknown>) => {
    for (const [name, content] of Object.entries(more)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      const isFile = typeof content === 'string' || Buffer.isBuffer(content)
      await writeFile(join(folder, name), isFile ? content : JSON.stringify(content))
    }
  }
  await write({ ...files, ...changes })
  return {
    folder,
    write,
    context: {
      db,
      storage: fileSystemStorage(join(folder, 'stored')),
      now: () => new Date(),
      requireSignerConsent: false,
    },
  }
}
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows

test('a new wording of a page replaces only texts that nobody has edited [PUB-05]', async () => {
  const digests = ['<p>Texto</p>', '<p>Text</p>'].map(digestOf)
  const { folder, context, write } = await seedFolder()
  await loadSeeds(context, folder)
  const bodies = async () =>
    (await rowsOf('select body from content_text order by language')).map(({ body }) => body)
  const revise = async (revision: number, former: string[]) => {
    await write({
      'contents/about.pt.html': `<h1>Sobre</h1><p>Novo ${revision}</p>`,
      'contents/about.en.html': `<h1>About</h1><p>New ${revision}</p>`,
      'contents/former-texts.json': { about: { revision, former } },
    })
    expect(await loadSeeds(context, folder)).toEqual([`content:about:${revision}`])
    return bodies()
  }
  await sql`update content_text set body = '<p>Our text</p>' where language = 'en'`.execute(db)
  expect(await revise(2, digests)).toEqual(['<p>Our text</p>', '<p>Novo 2</p>'])
  const all = [...digests, digestOf('<p>Novo 2</p>')]
  expect(await revise(3, all)).toEqual(['<p>Our text</p>', '<p>Novo 3</p>'])
  await sql`update content set revision = 2`.execute(db)
  expect(await revise(4, [...all, digestOf('<p>Novo 3</p>')])).toEqual(['<p>Our text</p>', '<p>Novo 3</p>'])
})

test('a new database gets all standard data exactly once', async () => {
  const { folder, context } = await seedFolder()
  expect(await loadSeeds(context, folder)).toHaveLength(17)
  expect(await rowsOf('select code, is_default, other_language from language order by position')).toEqual([
    { code: 'pt', isDefault: true, otherLanguage: false },
    { code: 'en', isDefault: false, otherLanguage: false },
  ])
  expect(
    await rowsOf(`select e.value, e.position, e.searchable, e.symbol, e.features, e.aliases, g.value as head, p.value as area
      from vocabulary_entry e left join vocabulary_entry g on g.id = e.group_id left join vocabulary_entry p on p.id = e.parent_id
      order by e.list, e.position`),
  ).toEqual([
    {
      value: '1',
      position: 0,
      searchable: true,
      symbol: 'S100',
      features: { fingers: [1] },
      aliases: [],
      head: null,
      area: null,
    },
    {
      value: 'head',
      position: 0,
      searchable: true,
      symbol: null,
      features: null,
      aliases: [],
      head: null,
      area: null,
    },
    {
      value: 'nose',
      position: 1,
      searchable: false,
      symbol: null,
      features: null,
      aliases: ['nez'],
      head: 'head',
      area: null,
    },
    {
      value: 'tip',
      position: 0,
      searchable: true,
      symbol: null,
      features: null,
      aliases: [],
      head: null,
      area: 'nose',
    },
  ])
  expect(
    await rowsOf(
      `select slug, language, title, body from content join content_text on id = content_id order by language desc`,
    ),
  ).toEqual([
    { slug: 'about', language: 'pt', title: 'Sobre', body: '<p>Texto</p>' },
    { slug: 'about', language: 'en', title: 'About', body: '<p>Text</p>' },
  ])
  expect(
    await rowsOf('select kind, body from legal_version join legal_text on id = legal_version_id'),
  ).toEqual([{ kind: 'terms', body: '<p>Regras</p>' }])
  expect(
    await rowsOf('select question from faq join faq_text on id = faq_id order by created_at desc, id desc'),
  ).toEqual([{ question: 'A?' }, { question: 'B?' }])
  expect(await rowsOf('select id, slug, video_id from page_video')).toEqual([
    { id: 586, slug: 'home', videoId: null },
  ])
  expect(await rowsOf('select name, hex_code from appearance_color')).toEqual([
    { name: 'primary', hexCode: '#005a9c' },
  ])
  expect(
    await rowsOf(
      'select position, description from profession join profession_text on id = profession_id order by id, language',
    ),
  ).toEqual([
    { position: 1, description: 'one' },
    { position: 1, description: 'um' },
    { position: 0, description: 'Teacher' },
    { position: 0, description: 'Professora' },
  ])
  expect(await rowsOf('select name, is_other, is_partner from institution')).toEqual([
    { name: 'Other', isOther: true, isPartner: false },
  ])

  expect(await loadSeeds(context, folder)).toEqual([])
  expect(await rowsOf('select kind from public_change')).toEqual([{ kind: 'all' }])
})

test('a newer release adds only new seeds and preserves changes and deletions', async () => {
  const { folder, context, write } = await seedFolder()
  await loadSeeds(context, folder)
  await sql`delete from content`.execute(db)
  await sql`delete from vocabulary_entry where value = 'tip'`.execute(db)
  await sql`update vocabulary_text set description = 'changed'`.execute(db)
  await write({
    'lists/location.json': [
      ...(files['lists/location.json'] as object[]),
      { value: 'chin', group: 'head', texts },
    ],
    'contents/imprint.pt.html': '<h1>Imprenta</h1>x',
  })
  expect(await loadSeeds(context, folder)).toEqual(['value:location/chin', 'content:imprint'])
  expect(await rowsOf('select slug from content')).toEqual([{ slug: 'imprint' }])
  expect(
    await rowsOf(
      `select distinct description from vocabulary_text join vocabulary_entry on id = entry_id where value <> 'chin'`,
    ),
  ).toEqual([{ description: 'changed' }])
  expect(await rowsOf(`select value from vocabulary_entry where value = 'tip'`)).toEqual([])
})

test('new values of a release are inserted at their position without moving others [REF-05]', async () => {
  const { folder, context, write } = await seedFolder({
    'lists/semantic-field.json': ['people', 'nature', 'birds', 'time', 'work'].map((value) => ({
      value,
      texts,
    })),
  })
  await loadSeeds(context, folder)
  await sql`insert into vocabulary_entry (list, value, position) values ('semantic-field', 'own', 3)`.execute(
    db,
  )
  await sql`update vocabulary_entry set position = 9 where value = 'people'`.execute(db)
  await sql`delete from vocabulary_entry where value = 'birds'`.execute(db)
  const positions = () =>
    rowsOf(`select value, position from vocabulary_entry where list = 'semantic-field' order by position, id`)
  expect((await positions()).map(({ value }) => value)).toEqual(['nature', 'time', 'own', 'work', 'people'])
  await write({
    'lists/semantic-field.json': [
      ...['people', 'names', 'nature'].map((value) => ({ value, texts })),
      ...['animals', 'birds', 'plants'].map((value) => ({ value, group: 'nature', texts })),
      ...['time', 'work', 'money'].map((value) => ({ value, texts })),
    ],
  })
  expect(await loadSeeds(context, folder)).toEqual(
    ['names', 'animals', 'plants', 'money'].map((value) => `value:semantic-field/${value}`),
  )
  expect(await positions()).toEqual(
    ['nature', 'animals', 'plants', 'time', 'own', 'work', 'money', 'people', 'names'].map(
      (value, position) => ({
        value,
        position,
      }),
    ),
  )
})

test('new aliases of a release are added once, unless the list already has them', async () => {
  const { folder, context, write } = await seedFolder()
  await loadSeeds(context, folder)
  await sql`insert into vocabulary_entry (list, value) values ('location', 'Head')`.execute(db)
  const release = [
    { value: 'head', aliases: ['Head', 'HEAD', 'kop'], texts },
    { value: 'nose', group: 'head', aliases: ['nez', 'neus'], texts },
  ]
  await write({ 'lists/location.json': release })
  expect(await loadSeeds(context, folder)).toEqual([
    'alias:location/Head',
    'alias:location/HEAD',
    'alias:location/kop',
    'alias:location/neus',
  ])
  const aliases = () =>
    rowsOf(`select value, aliases from vocabulary_entry where list = 'location' order by id`)
  expect(await aliases()).toEqual([
    { value: 'head', aliases: ['HEAD', 'kop'] },
    { value: 'nose', aliases: ['nez', 'neus'] },
    { value: 'Head', aliases: [] },
  ])
  await sql`update vocabulary_entry set aliases = '{}'`.execute(db)
  expect(await loadSeeds(context, folder)).toEqual([])
  expect((await aliases()).map(({ aliases }) => aliases)).toEqual([[], [], []])
})

test('an existing value of a list is not changed', async () => {
  const { folder, context } = await seedFolder()
  await sql`insert into vocabulary_entry (list, value, position) values ('location', 'nose', 7)`.execute(db)
  await loadSeeds(context, folder)
  expect(
    await rowsOf(`select value, group_id from vocabulary_entry where list = 'location' order by position`),
  ).toEqual([
    { value: 'head', groupId: null },
    { value: 'nose', groupId: null },
  ])
})

test('no seed is loaded if one of them has an invalid reference', async () => {
  const { folder, context } = await seedFolder({
    'lists/tags.json': [],
    'lists/location.json': [{ value: 'nose', group: 'face', texts }],
  })
  await expect(loadSeeds(context, folder)).rejects.toThrow('location/nose: there is no group face')
  expect(await rowsOf('select name from seed_record')).toEqual([])
  expect(await rowsOf('select code from language')).toEqual([])
})

test('concurrent processes load each seed once', async () => {
  const { folder, context } = await seedFolder()
  const loaded = await Promise.all([loadSeeds(context, folder), loadSeeds(context, folder)])
  expect(loaded.flat()).toHaveLength(17)
  expect(await rowsOf('select count(*)::integer as faqs from faq')).toEqual([{ faqs: 2 }])
})

test('a page video gets its clip as soon as a release contains it', async () => {
  const { folder, context, write } = await seedFolder()
  await loadSeeds(context, folder)
  await write({ 'demo/clips/page-586.mp4': clip })
  expect(await loadSeeds(context, folder)).toEqual(['page-clip:586'])
  expect(await rowsOf(`select original_name from page_video join media on media.id = video_id`)).toEqual([
    { originalName: 'page-586.mp4' },
  ])
  expect(await loadSeeds(context, folder)).toEqual([])
})

test('the demo is published once, can be removed completely, and is not loaded again', async () => {
  const { folder, context } = await seedFolder()
  await loadSeeds(context, folder)
  expect(await loadDemo(context, folder)).toBe(2)
  expect(await rowsOf('select source, source_id, status from sign order by id')).toEqual([
    { source: 'demo', sourceId: '1', status: 'published' },
    { source: 'demo', sourceId: '2', status: 'published' },
  ])
  expect(await rowsOf('select actor_id, kind from change_set')).toEqual([{ actorId: null, kind: 'seed' }])
  expect(await loadDemo(context, folder)).toBe(0)

  expect(await removeDemoSigns(context)).toEqual({ removed: 2 })
  for (const table of ['sign', 'sign_version', 'published_sign', 'media'])
    expect(await rowsOf(`select from ${table}`)).toEqual([])
  // The removal itself is a change, which lists of signs in memory follow.
  expect(await rowsOf('select actor_id from change_set')).toEqual([{ actorId: null }])
  for await (const key of context.storage.list()) throw new Error(key)
  expect(await loadDemo(context, folder)).toBe(0)
})

test('the demo is not loaded into a dictionary with signs', async () => {
  const { folder, context } = await seedFolder()
  await loadSeeds(context, folder)
  await importSigns(context, { file: join(folder, 'demo', 'signs.csv'), source: 'mine' })
  expect(await loadDemo(context, folder)).toBe(0)
})

test('the seeds of this release load without errors, and all demo signs are published', async () => {
  const { context } = await seedFolder()
  expect((await loadSeeds(context)).length).toBeGreaterThan(800)
  const signs = await loadDemo(context)
  expect(signs).toBeGreaterThanOrEqual(120)
  expect(await rowsOf(`select count(*)::integer as signs from published_sign`)).toEqual([{ signs }])
  expect(await loadSeeds(context)).toEqual([])
})

test('pictures of standard texts are stored once, and the texts show them with their size [ELN-06]', async () => {
  const png = await readFile(join(import.meta.dirname, 'contents', 'annotating-rename.png'))
  const picture = (alt: string) => `<img src="/media/0/manual-a.png" alt="${alt}" />`
  const { folder, context } = await seedFolder({
    'contents/about.pt.html': `<h1>Sobre</h1>\n${picture('um')}\n`,
    'contents/about.en.html': `<h1>About</h1>\n${picture('one')}\n`,
    'contents/manual-a.png': png,
  })
  expect(await loadSeeds(context, folder)).toContain('content-picture:manual-a.png')
  const [file] = await rowsOf(
    `select media.id, key, width, height, media.audience from media join media_file on media_id = media.id
      where original_name = 'manual-a.png'`,
  )
  expect(file).toMatchObject({ width: 800, height: 300, audience: 'public' })
  const bodies = (await rowsOf('select body from content_text order by language')).map(({ body }) => body)
  expect(bodies).toEqual(['one', 'um'].map((alt) => `<img src="/media/${file?.key}" alt="${alt}" />`))
  expect((await context.storage.stat(String(file?.key)))?.bytes).toBe(png.length)
  expect(await loadSeeds(context, folder)).toEqual([])
})
