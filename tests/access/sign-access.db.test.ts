import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { castPassword } from '#seeds/cast-people.ts'
import { eventually } from '#tests/eventually.ts'
import { referencePages } from '../../app/panel/reference-lists/reference-pages.ts'
import { simpleListPagesOf } from '../../app/panel/simple-lists/simple-list-pages.ts'
import { bearer, cookieOf, read, sent, useSites } from '../../server/open-site.fixture.ts'
import type { Outcome, Row, Sent } from './access-row.fixture.ts'
import { accessTable, otherParameters } from './access-table.fixture.ts'
import { openPages, pagePatterns } from './pages.fixture.ts'
import { addPeople, makeWorld, marker, type Person, people, states, type World } from './world.fixture.ts'

const patternOf = ({ at }: Row): string => at.replace(/ \(.*\)$/, '')
const pages = await openPages(accessTable.pages.map(patternOf))
const { db, storage, ask, plain } = await useSites({ pages })

const tokenNames = ['lea:all', 'bruno:read', 'bruno:write', 'bruno:export'] as const
type Caller = Person | (typeof tokenNames)[number]

let world: World
const headersOf = new Map<Caller, Record<string, string>>([['visitor', {}]])
let sessions: Awaited<ReturnType<typeof readSessions>>
const readSessions = () => db.selectFrom('session').selectAll().execute()

beforeAll(async () => {
  await addPeople({ db })
  const made = await makeWorld({ db, storage })
  for (const person of people) {
    if (person === 'visitor') continue
    const body = { email: `${person}@signbank.example`, password: castPassword }
    headersOf.set(person, sent(cookieOf(await ask('/api/signbank/login', { method: 'POST', body }))))
  }
  for (const name of tokenNames) headersOf.set(name, bearer(await makeToken(name)))
  sessions = await readSessions()
  world = { ...made, upload: await beginUpload() }
  // The site follows changes of the database by notification.
  await eventually(() => expect(plain().dictionary.card(made.signs.waiting.id)).toBeDefined())
})
// Before each test the site ends all sessions.
beforeEach(() => db.insertInto('session').values(sessions).execute())
afterEach(() => db.deleteFrom('signDraft').where('signId', 'is not', null).execute())

async function makeToken(name: (typeof tokenNames)[number]): Promise<string> {
  const [person = '', scope = ''] = name.split(':')
  const scopes = scope === 'all' ? ['read', 'write', 'import', 'export', 'ecv'] : [scope]
  const body = { name, scopes, expires_on: inOneMonth(), password: castPassword }
  const headers = headersOf.get(person as Person) ?? {}
  const { data } = await read(ask('/api/tokens', { method: 'POST', headers, body }))
  return data.token
}
const inOneMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

async function beginUpload(): Promise<string> {
  const metadata = `filename ${Buffer.from('geheim.mp4').toString('base64')}`
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '100', 'upload-metadata': metadata }
  const answer = await ask('/api/uploads', {
    method: 'POST',
    headers: { ...headers, ...headersOf.get('bruno') },
  })
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** What a caller gets. A refusal that contains something hidden is its status with the word `leaks`. */
async function outcomeOf(address: string, request: Sent, caller: Caller): Promise<string> {
  const { method = request.json || request.form ? 'POST' : 'GET', json, form, headers = {} } = request
  const body = form ? `${new URLSearchParams(form)}` : json
  const answer = await ask(address, {
    method,
    headers: {
      origin: 'http://inside:3000',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
      ...headersOf.get(caller),
    },
    ...(body !== undefined && { body }),
  })
  const text = await bodyOf(answer)
  const { status } = answer
  // An address may come back in a redirect.
  const own = [request.path, encodeURIComponent(request.path)]
  const all = `${text} ${JSON.stringify([...answer.headers])}`
  const isHidden = marker.test(own.reduce((rest, path) => rest.replaceAll(path, ''), all))
  const leak = isHidden ? ' leaks' : ''
  if ((status >= 300 && status < 400) || status === 202) {
    const location = answer.headers.get('location') ?? /"(\/[a-z]{2}\/[^"]*)"/.exec(text)?.[1] ?? ''
    const page = /^\/de\/(login|control-panel\/overview)\b/.exec(location)?.[1]
    return `${page?.split('/').at(-1) ?? 'redirect'}${leak}`
  }
  if (status < 300) return isHidden ? 'sees' : 'ok'
  return status === 409 && isHidden ? 'named' : `${status}${leak}`
}

/** Streams of events never end. */
async function bodyOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}

/** `404 lea; sees bruno carla` as the outcome of each caller, in this order. */
function parse<Name extends Caller>(text: string, everybody: readonly Name[]): [Name, Outcome][] {
  const expected = text.split('; ').flatMap((part) => {
    const [outcome, ...names] = part.split(' ')
    return names.map((name) => [name as Name, outcome as Outcome] as [Name, Outcome])
  })
  expect(expected.map(([name]) => name).toSorted(), text).toEqual(everybody.toSorted())
  return expected
}

const format = (outcomes: (readonly [string, string])[]) =>
  [...Map.groupBy(outcomes, ([, outcome]) => outcome)].map(
    ([outcome, names]) => `${outcome} ${names.map(([name]) => name).join(' ')}`,
  )

async function compare<Name extends Caller>(
  row: Row,
  prefix: string,
  expectation: NonNullable<Row['tokens']>,
  everybody: readonly Name[],
): Promise<void> {
  const inStates = typeof expectation === 'string' ? { waiting: expectation } : expectation
  for (const state of states) {
    const text = inStates[state as 'waiting']
    if (text === undefined) continue
    const expected = parse(text, everybody)
    const found: [Name, string][] = []
    for (const [caller] of expected) {
      const request = row.send(world.signs[state], world)
      found.push([caller, await outcomeOf(`${prefix}${request.path}`, request, caller)])
    }
    expect(format(found), `${row.at}, ${state}`).toEqual(format(expected))
  }
}

test.each(accessTable.pages)('$at shows nothing hidden [ROL-06] [D16]', (row) =>
  compare(row, '/de/', row.expect, people),
)

test.each(accessTable.operations)('$at answers nothing hidden [ROL-06] [API-03] [D16]', async (row) => {
  await compare(row, '/api/', row.expect, people)
  if (row.tokens !== undefined) await compare(row, '/api/', row.tokens, tokenNames)
})

test.each(accessTable.files)('$at answers nothing hidden [ROL-06] [D16]', (row) =>
  compare(row, '', row.expect, people),
)

test('the draft and the import are still there, and no sign has a new revision', async () => {
  const drafts = await db.selectFrom('signDraft').select('id').execute()
  expect(drafts).toEqual([{ id: world.draft }])
  const ids = Object.values(world.signs).map(({ id }) => id)
  const signs = await db
    .selectFrom('sign')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(signs.map(({ revision }) => revision)).toEqual([1, 3, 2])
})

test('every page about signs and every route with a parameter is in the table or is listed as another one [ROL-06]', async () => {
  const { paths } = await read(ask('/api/openapi.json'))
  const operations = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routed = plain()
    .site.routes.filter(({ path, method }) => path.includes(':') && method !== 'ALL')
    .map(
      ({ path, method }) => `${method} ${path.replace('/api/', '/').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
    )
  const listPages = [...referencePages, ...simpleListPagesOf('content'), ...simpleListPagesOf('settings')]
  const ofLists = new Set(listPages.map(({ path }) => `control-panel/${path}`))
  const isAboutSigns = (pattern: string) =>
    /^control-panel\/(signs|my-signs|overview|search|erasures)/.test(pattern)
  const inTable = [...accessTable.pages, ...accessTable.operations, ...accessTable.files].map(patternOf)
  const covered = new Set([...inTable, ...Object.keys(otherParameters)])
  const needed = [
    ...pagePatterns.filter(
      (pattern) => !ofLists.has(pattern) && (pattern.includes(':') || isAboutSigns(pattern)),
    ),
    ...operations.filter((operation) => /[{]|\/(signs|exports|imports|uploads)\b/.test(operation)),
    ...routed,
  ]
  expect(needed.filter((one) => !covered.has(one))).toEqual([])
  expect(
    [...covered].filter((one) => ![...pagePatterns, ...operations, ...routed, 'GET /media/*'].includes(one)),
  ).toEqual([])
})
