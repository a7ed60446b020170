import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { aContact } from '#domains/contacts/contact.fixture.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { storeDraft } from '#domains/sign-form/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  noMails,
  now,
  publishSigns,
  removeSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { createListEntry } from '#domains/simple-lists/index.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { createCombination } from '#domains/word-combinations/index.ts'
import type { AccountActor } from '#platform/actor.ts'
import { listBackupStates } from '#platform/backup/list-backup-states.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import { type AppContext, appContext } from '../app-context.ts'

type Loader = (request: object) => unknown

// The loaders of pages only read.
const database = await useDatabase({ reset: 'once' })
const { db } = database
const { ana, bruno, carla } = cast
/** Reading the session of a request is one query. */
const sessionQueries = 1
const maxQueries = 6
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }

let queries = 0
const counting = db.withPlugin({
  transformQuery: ({ node }) => {
    queries++
    return node
  },
  transformResult: async ({ result }) => result,
})
const panelSigns = openPanelSigns({ db: counting, defaultLanguage: () => 'pt' })
let made: Awaited<ReturnType<typeof makeSigns>>
let dictionary: PublishedDictionary

beforeAll(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  made = await makeSigns()
  dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  await panelSigns.current()
})

/** Signs in each state, deleted by others, with a video and a relation; and a draft. Returns one of them and two values. */
async function makeSigns() {
  const value = await makeValue(db, 'semantic-field', 'home')
  const video = await makeMedia(db, 'film.mp4')
  const facts = {
    media: [{ role: 'main' as const, media: video }],
    values: { semanticField: [value] },
  }
  const document = (gloss: string) => aDocument(gloss, facts)
  const ofBruno = await saveChanges(
    db,
    [{ document: document('CASA') }, { document: document('APAGADO') }, { document: document('VOLTOU') }],
    bruno,
  )
  const [sign = 0, deleted = 0, sentBack = 0] = ofBruno.map(({ id }) => id)
  await saveChanges(db, [{ document: document('DE-CARLA') }], carla)
  await removeSigns(context, { actor: bruno, ids: [deleted] })
  await declineSigns(context, { actor: carla, ids: [sentBack], note: 'Por favor, filme de novo.' })
  await publishSigns(context, { actor: carla, ids: [sign] })
  const related = { ...document('CASA'), relations: [{ kind: 'synonym' as const, sign: sentBack }] }
  await saveChanges(db, [{ id: sign, expectedRevision: 2, document: related }], bruno)
  for (const actor of [ana, bruno, carla])
    await storeDraft({ db, now: () => now }, actor, {
      draft: null,
      sign: { id: sign, revision: 3 },
      document: { ...related, relations: [{ kind: 'synonym' as const, sign: deleted }] },
      stage: 'identification',
      sequence: 1,
      device: 'Firefox',
    })
  const list = simpleLists.professions
  const profession = await createListEntry(context, ana, {
    list,
    content: { fields: { name: { pt: 'Tecelã' } }, active: true },
  })
  const logo = await insertMedia(db, { kind: 'image', audience: 'public', uploadedBy: ana.id })
  const institution = await createListEntry(context, ana, {
    list: simpleLists.institutions,
    content: { fields: { name: 'Escola', link: null, logo, isPartner: true }, active: true },
  })
  const film = await insertMedia(db, { audience: 'public', uploadedBy: ana.id })
  const pageVideo = await createListEntry(context, ana, {
    list: simpleLists.videos,
    content: {
      fields: { title: { pt: 'Início' }, place: 'home', film, preview: logo, name: '', description: {} },
      active: true,
    },
  })
  const file = await insertMedia(db, { kind: 'file', audience: 'members', uploadedBy: ana.id })
  const manual = await createListEntry(context, ana, {
    list: simpleLists.websiteManual,
    content: { fields: { description: { pt: 'Guia' }, file }, active: true },
  })
  const combination = await createCombination(context, ana, {
    language: 'pt',
    text: 'casa velha',
    signs: [sign, sentBack],
  })
  const annotations = [
    { value: 'CASA', begin: 0, end: 100, sign },
    { value: 'PAI^MÃE', begin: 100, end: 200 },
  ]
  const { id: recording } = await addRecording(db, {
    title: 'Interview',
    films: [{ media: await insertMedia(db, { audience: 'administrators', uploadedBy: ana.id }) }],
    tiers: [{ name: 'GlossR', hand: 'strong', annotations }],
  })
  await db
    .updateTable('eafVersion')
    .set({ uploadedBy: ana.id, counts: JSON.stringify({ tiers: 1, annotations: 1, diagnostics: 0 }) })
    .execute()
  const { id: contact } = await db
    .insertInto('contact')
    .values({
      ...aContact({ kind: 'missing', word: 'Zebra', missedWord: 'zebra' }),
      senderEmailFolded: '',
      delivery: 'a',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recorded = await insertMedia(db, { audience: 'public', uploadedBy: ana.id })
  await addRecording(db, {
    title: 'Entrevista',
    films: [{ media: recorded }],
    tiers: [{ name: 'S1', hand: 'strong', annotations: [{ value: 'CASA', begin: 0, end: 500, sign }] }],
  })
  const page = await createListEntry(context, ana, {
    list: simpleLists.contents,
    content: {
      fields: { title: { pt: 'Equipe' }, body: { pt: '<p>Nós.</p>' }, address: 'equipe' },
      active: true,
    },
  })
  const language = await db.selectFrom('language').select('id').executeTakeFirstOrThrow()
  return {
    sign,
    value,
    page,
    language: language.id,
    profession,
    institution,
    pageVideo,
    manual,
    contact,
    combination,
    recording,
    location: await makeValue(db, 'location-within-an-area', 'chin'),
  }
}

/** Counts the queries of loaders for a person. */
async function countQueries(actor: AccountActor, loaders: Loader[], request: { path: string; id?: number }) {
  const account = await db.selectFrom('account').selectAll().where('id', '=', actor.id).executeTakeFirst()
  const session = { sessionId: 's', account, actor, bannersClosed: [] } as unknown as UserSession
  const app: Partial<AppContext> = {
    listBackups: () => listBackupStates({ db: counting, hasRemote: true }),
    actor,
    session,
    isSessionUnknown: false,
    dictionary,
    panelSigns,
    db: counting,
    now: () => now,
    requireSignerConsent: false,
    log: pino({ level: 'silent' }),
    settings: { timeZone: 'UTC', secure: false } as AppContext['settings'],
  }
  const pathname = `/pt/control-panel/${request.path}`
  const url = new URL(`http://localhost${pathname}${request.id === undefined ? '' : `/${request.id}`}`)
  const provider = new RouterContextProvider(new Map([[appContext, app as AppContext]]))
  const params = { locale: 'pt', ...(request.id !== undefined && { id: `${request.id}` }) }
  const pattern = `/:locale${url.pathname.slice(3)}`
  queries = 0
  for (const load of loaders)
    await load({ request: new Request(url), url, params, context: provider, pattern })
  return queries + sessionQueries
}

const pages = [
  ['overview', 'overview', () => import('./overview.tsx')],
  ['list of signs', 'signs', () => import('./signs/list.tsx')],
  ['signs of a value', 'signs?semantic-field=home', () => import('./signs/list.tsx')],
  ['own signs', 'my-signs', () => import('./signs/list.tsx')],
  ['approvals', 'my-signs-approvals', () => import('./signs/list.tsx')],
  ['page of a sign', 'signs/view', () => import('./signs/view.tsx')],
  ['form of a new sign', 'signs/create', () => import('./signs/create.tsx')],
  ['form of a sign', 'signs/edit', () => import('./signs/edit.tsx')],
  ['reference lists', 'reference-lists', () => import('./reference-lists/overview.tsx')],
  ['reference list', 'signs/semantic-field', () => import('./reference-lists/list.tsx')],
  ['form of a new value', 'signs/semantic-field/create', () => import('./reference-lists/create.tsx')],
  ['form of a value', 'signs/semantic-field/edit', () => import('./reference-lists/edit.tsx')],
  [
    'form of a precise location',
    'signs/location-within-an-area/edit',
    () => import('./reference-lists/edit.tsx'),
  ],
  ['facts of the data set', 'about', () => import('./about/edit.tsx')],
  ['messages', 'contacts', () => import('./contacts/list.tsx')],
  ['message', 'contacts/edit', () => import('./contacts/edit.tsx')],
  ['institutions', 'institutions', () => import('./simple-lists/list.tsx')],
  ['form of an institution', 'institutions/edit', () => import('./simple-lists/edit.tsx')],
  ['videos', 'videos', () => import('./videos/list.tsx')],
  ['form of a video', 'videos/edit', () => import('./simple-lists/edit.tsx')],
  ['manual', 'website-manual', () => import('./simple-lists/list.tsx')],
  ['form of a file of a manual', 'website-manual/edit', () => import('./simple-lists/edit.tsx')],
  ['pages of text', 'contents', () => import('./simple-lists/list.tsx')],
  ['form of a page of text', 'contents/edit', () => import('./simple-lists/edit.tsx')],
  ['languages', 'languages', () => import('./languages/list.tsx')],
  ['form of a language', 'languages/edit', () => import('./languages/edit.tsx')],
  ['platform identity', 'platform-identity', () => import('./platform-identity/edit.tsx')],
  ['website settings', 'website-settings', () => import('./website-settings/edit.tsx')],
  ['what is new', 'whats-new', () => import('./whats-new/whats-new.tsx')],
  ['audit log', 'audit-log', () => import('./audit-log/list.tsx')],
  ['audit log of a search', 'audit-log?q=a&thing=sign', () => import('./audit-log/list.tsx')],
  ['setup', 'setup', () => import('./setup/view.tsx')],
  ['numbers', 'numbers', () => import('./numbers/numbers.tsx')],
  ['missing words', 'missing-words', () => import('./missing-words/list.tsx')],
  ['missing word', 'missing-words/view?language=en&word=zebra', () => import('./missing-words/view.tsx')],
  ['occurrences', 'occasions', () => import('./occurrences/list.tsx')],
  ['occurrences of a sign', 'occasions?order=after&sign=', () => import('./occurrences/list.tsx')],
  ['combinations', 'word-combinations', () => import('./word-combinations/list.tsx')],
  ['form of a combination', 'word-combinations/edit', () => import('./word-combinations/edit.tsx')],
  ['recordings', 'videos-eaf', () => import('./eaf-videos/list.tsx')],
  ['recording', 'videos-eaf/edit', () => import('./eaf-videos/data.tsx')],
  ['versions of a recording', 'videos-eaf/edit/versions', () => import('./eaf-videos/versions.tsx')],
  ['glosses of a recording', 'videos-eaf/edit/glosses', () => import('./eaf-videos/glosses.tsx')],
  ['professions', 'professions', () => import('./simple-lists/list.tsx')],
  ['form of a profession', 'professions/edit', () => import('./simple-lists/edit.tsx')],
] as const

test.each(pages)(
  '%s: at most six queries together with the frame of the panel [SGN-12]',
  async (_, path, page) => {
    const {
      sign,
      value,
      location,
      profession,
      institution,
      pageVideo,
      manual,
      contact,
      combination,
      recording,
      language,
      page: text,
    } = made
    const parents = path.startsWith('videos-eaf/edit') ? [await import('./eaf-videos/layout.tsx')] : []
    const modules = [await import('./layout.tsx'), ...parents, await page()]
    const loaders = modules.map(({ loader }) => loader as unknown as Loader)
    const id =
      {
        'signs/semantic-field/edit': value,
        'signs/location-within-an-area/edit': location,
        'contents/edit': text,
        'professions/edit': profession,
        'institutions/edit': institution,
        'videos/edit': pageVideo,
        'website-manual/edit': manual,
        'contacts/edit': contact,
        'languages/edit': language,
        'word-combinations/edit': combination,
        'videos-eaf/edit': recording,
        'videos-eaf/edit/versions': recording,
        'videos-eaf/edit/glosses': recording,
      }[path as string] ?? sign
    const hasId = /\/(view|edit|versions|glosses)$/.test(path)
    const isOfMembers =
      /^signs($|\?|\/(view|create|edit))/.test(path) ||
      path.startsWith('my-signs') ||
      ['overview', 'website-manual'].includes(path)
    const people = path === 'my-signs-approvals' ? [ana, carla] : isOfMembers ? [ana, bruno, carla] : [ana]
    for (const actor of people) {
      const address = path.endsWith('sign=') ? `${path}${sign}` : path
      const queries = await countQueries(actor, loaders, { path: address, ...(hasId && { id }) })
      expect.soft(queries, `${actor.id}`).toBeLessThanOrEqual(maxQueries)
    }
  },
)
