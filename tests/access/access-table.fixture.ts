import type { SignInState, State, World } from './world.fixture.ts'

/**
 * What somebody gets. `sees`: an answer that contains something hidden; `ok`: one that contains nothing hidden; a number:
 * a refusal with this status that contains nothing hidden; `named`: the refusal 409, which may name the sign; `login`,
 * `overview`, `redirect`: a redirect to that page, or to another one.
 */
export type Outcome = 'sees' | 'ok' | 'named' | 'login' | 'overview' | 'redirect' | `${number}`

export interface Sent {
  method?: string
  /** Below `/de/` for a page, below `/api/` for an operation. */
  path: string
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

export interface Row {
  /** A pattern of `app/routes.ts`, an operation of the API, or the route of files; then a note in brackets. */
  at: string
  send: (sign: SignInState, world: World) => Sent
  /** By state of the sign: outcomes and the people who get them. Without states the request names no sign. */
  expect: Record<State, string> | string
  /** The outcomes of personal tokens: `person:scope`. */
  tokens?: Record<State, string> | string
}

const unknownRevision = 999
const valid = { translations: { pt: [['palavra']] } }
const document = (sign: SignInState) => ({
  texts: { gloss: 'OUTRA' },
  translations: { pt: [['palavra']] },
  values: {},
  flags: {},
  notes: [],
  relations: [],
  foreignRelations: [],
  minimalPairs: [],
  examples: [],
  media: [{ role: 'main', media: sign.medium }],
})
const target = ({ id }: SignInState) => ({ id, revision: unknownRevision })
const named = (path: string) => (sign: SignInState) => ({ path: path.replace('{id}', `${sign.id}`) })

/** The same for every state. */
const inAllStates = (outcomes: string) => ({ pending: outcomes, waiting: outcomes, deleted: outcomes })
/** Administrators alone; everybody else before the request is looked at. */
const admins = (outcome: Outcome) => `login visitor; overview denes eeva lea bruno carla; ${outcome} adam ana`
const adminsOfApi = (outcome: Outcome) => `401 visitor; 403 denes eeva lea bruno carla; ${outcome} adam ana`

const pages: Row[] = [
  {
    at: 'signs/view/:id?',
    send: named('signs/view/{id}.data'),
    expect: {
      pending: '404 visitor denes eeva lea bruno carla adam ana',
      waiting: 'ok visitor denes eeva lea bruno carla adam ana',
      deleted: '404 visitor denes eeva lea bruno carla adam ana',
    },
  },
  {
    at: 'signs/legacy/:id',
    send: named('signs/legacy/{id}.data'),
    expect: {
      pending: '404 visitor denes eeva lea bruno carla adam ana',
      waiting: 'redirect visitor denes eeva lea bruno carla adam ana',
      deleted: '404 visitor denes eeva lea bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id?',
    send: named('control-panel/signs/view/{id}.data'),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; sees bruno carla adam ana',
      waiting: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
      deleted: 'login visitor; 404 denes eeva lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (two versions)',
    send: named('control-panel/signs/view/{id}.data?compare=1-2'),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; sees bruno carla adam ana',
      waiting: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
      deleted: 'login visitor; 404 denes eeva lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (publish)',
    send: changing('publish'),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; 403 bruno adam; named carla ana',
      waiting: 'login visitor; 403 denes eeva lea bruno adam; named carla ana',
      deleted: 'login visitor; 404 denes eeva lea; 403 bruno adam; named carla ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (decline)',
    send: changing('decline', { note: 'Mehr.' }),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; 403 bruno adam; named carla ana',
      waiting: 'login visitor; 403 denes eeva lea bruno adam; named carla ana',
      deleted: 'login visitor; 404 denes eeva lea; 403 bruno adam; named carla ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (remove)',
    send: changing('remove'),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; 403 carla; named bruno adam ana',
      waiting: 'login visitor; 403 denes eeva lea carla; named bruno adam ana',
      deleted: 'login visitor; 404 denes eeva lea; 403 carla; named bruno adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (restore)',
    send: changing('restore'),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; named bruno carla adam ana',
      waiting: 'login visitor; 403 denes eeva; 409 lea; named bruno carla adam ana',
      deleted: 'login visitor; 404 denes eeva lea; 403 carla; named bruno adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (restore a version)',
    send: changing('restoreVersion', { version: '1' }),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; named bruno carla adam ana',
      waiting: 'login visitor; 403 denes eeva lea; named bruno carla adam ana',
      deleted: 'login visitor; 404 denes eeva lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/view/:id? (another publisher)',
    send: changing('assignPublisher', { publisher: '1', before: '99999' }),
    expect: {
      pending: 'login visitor; 404 denes eeva lea; 403 bruno carla; named adam ana',
      waiting: 'login visitor; 403 denes eeva lea bruno carla; named adam ana',
      deleted: 'login visitor; 404 denes eeva lea; 403 bruno carla; 409 adam ana',
    },
  },
  {
    at: 'control-panel/signs/edit/:id?',
    send: named('control-panel/signs/edit/{id}.data'),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; redirect lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; redirect bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/create (with a draft)',
    send: (_sign, { draft }) => ({ path: `control-panel/signs/create.data?draft=${draft}` }),
    expect: 'login visitor; overview denes eeva; sees bruno; ok lea carla adam ana',
  },
  {
    at: 'control-panel/signs/save',
    send: (sign) => ({
      path: 'control-panel/signs/save',
      json: { sign: target(sign), draft: null, document: document(sign) },
    }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; named bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; 403 lea; named bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/save (naming the sign)',
    send: (sign) => ({
      path: 'control-panel/signs/save',
      json: {
        sign: null,
        draft: null,
        document: { ...document(sign), texts: { gloss: '' }, media: [], minimalPairs: [sign.id] },
      },
    }),
    expect: inAllStates('login visitor; overview denes eeva; 422 lea bruno carla adam ana'),
  },
  {
    at: 'control-panel/signs/draft',
    send: (sign) => ({
      path: 'control-panel/signs/draft',
      json: {
        sign: target(sign),
        draft: null,
        document: document(sign),
        stage: 'identification',
        sequence: 1,
      },
    }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; 403 lea; ok bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/lookup (a newer version)',
    send: ({ id }) => ({ path: `control-panel/signs/lookup?newer=${id}&base=1` }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; 403 lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/lookup (a text)',
    send: ({ gloss }) => ({ path: `control-panel/signs/lookup?q=${gloss}` }),
    expect: {
      pending: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; ok lea bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/lookup (a gloss)',
    send: ({ gloss }) => ({ path: `control-panel/signs/lookup?gloss=${gloss}` }),
    expect: inAllStates('login visitor; overview denes eeva; ok lea bruno carla adam ana'),
  },
  {
    at: 'control-panel/signs/presence',
    send: ({ id }) => ({ path: 'control-panel/signs/presence', json: { sign: id } }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; 403 lea; ok bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/preview',
    send: (sign) => ({
      path: 'control-panel/signs/preview',
      json: { sign: sign.id, document: document(sign) },
    }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; 403 lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/preview (files of another sign)',
    send: (sign) => ({
      path: 'control-panel/signs/preview',
      json: { sign: null, document: document(sign) },
    }),
    expect: inAllStates('login visitor; overview denes eeva; ok lea bruno carla adam ana'),
  },
  {
    at: 'control-panel/signs',
    send: ({ sourceId }) => ({ path: `control-panel/signs.data?q=${sourceId}` }),
    expect: {
      pending: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/my-signs',
    send: () => ({ path: 'control-panel/my-signs.data' }),
    expect: 'login visitor; overview denes eeva; ok lea carla adam ana; sees bruno',
  },
  {
    at: 'control-panel/my-signs-approvals',
    send: () => ({ path: 'control-panel/my-signs-approvals.data' }),
    expect: 'login visitor; overview denes eeva lea bruno adam; sees carla ana',
  },
  {
    at: 'control-panel/overview',
    send: () => ({ path: 'control-panel/overview.data' }),
    expect: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
  },
  {
    at: 'control-panel/search',
    send: ({ sourceId }) => ({ path: `control-panel/search?q=${sourceId}` }),
    expect: {
      pending: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
      waiting: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
      deleted: 'login visitor; ok denes eeva lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/export',
    send: ({ sourceId }) => ({ path: `control-panel/signs/export?q=${sourceId}&format=csv` }),
    expect: {
      pending: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; ok lea bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/decide',
    send: ({ id }) => ({ path: `control-panel/signs/decide.data?change=remove&id=${id}` }),
    expect: {
      pending: 'login visitor; overview denes eeva; redirect lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; redirect lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/decide (confirmed)',
    send: ({ id }) => ({
      path: 'control-panel/signs/decide.data',
      form: { change: 'remove', sign: `${id}.${unknownRevision}` },
    }),
    expect: {
      pending: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/clip-names',
    send: ({ sourceId }) => ({
      path: 'control-panel/signs/clip-names',
      json: { paths: [`${sourceId}.mp4`] },
    }),
    expect: {
      pending: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea; sees bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; ok lea bruno carla adam ana',
    },
  },
  {
    at: 'control-panel/signs/import',
    send: () => ({ path: 'control-panel/signs/import.data' }),
    expect: admins('sees'),
  },
  {
    at: 'control-panel/signs/import/:id',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}.data` }),
    expect: admins('sees'),
  },
  ...(['confirm', 'undo'] as const).map(
    (intent): Row => ({
      at: `control-panel/signs/import/:id (${intent})`,
      send: (_sign, world) => ({
        path: `control-panel/signs/import/${world.import}.data`,
        form: { intent, digest: 'none', sure: 'on' },
      }),
      expect: admins('409'),
    }),
  ),
  {
    at: 'control-panel/signs/import/:id/failed-lines',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}/failed-lines` }),
    expect: admins('404'),
  },
  {
    at: 'control-panel/signs/import/:id/mapping',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}/mapping` }),
    expect: admins('ok'),
  },
  {
    at: 'control-panel/erasures',
    send: () => ({ path: 'control-panel/erasures.data' }),
    expect: 'login visitor; overview denes eeva lea bruno carla adam; ok ana',
  },
  {
    at: 'control-panel/erasures/:kind/:id',
    send: named('control-panel/erasures/sign/{id}.data'),
    expect: inAllStates('login visitor; overview denes eeva lea bruno carla adam; sees ana'),
  },
  {
    at: 'control-panel/erasures/:kind/:id (a file)',
    send: ({ medium }) => ({ path: `control-panel/erasures/media/${medium}.data` }),
    expect: inAllStates('login visitor; overview denes eeva lea bruno carla adam; sees ana'),
  },
  {
    at: 'control-panel/erasures/:kind/:id (confirmed)',
    send: ({ id }) => ({
      path: `control-panel/erasures/sign/${id}.data`,
      form: { reason: 'x', name: 'another name' },
    }),
    expect: inAllStates('login visitor; overview denes eeva lea bruno carla adam; 422 ana'),
  },
]

/** A form of the page of a sign, about a revision that nobody saw. */
function changing(change: string, more: Record<string, string> = {}) {
  return ({ id }: SignInState): Sent => ({
    path: `control-panel/signs/view/${id}.data`,
    form: { change, revision: `${unknownRevision}`, withoutVideo: 'on', ...more },
  })
}

const operations: Row[] = [
  ...['', '/citation?format=bibtex'].map(
    (part): Row => ({
      at: `GET /signs/{id}${part.split('?')[0]}`,
      send: named(`signs/{id}${part}`),
      expect: {
        pending: '404 visitor denes eeva lea bruno carla adam ana',
        waiting: 'ok visitor denes eeva lea bruno carla adam ana',
        deleted: '404 visitor denes eeva lea bruno carla adam ana',
      },
      tokens: {
        pending: '404 lea:all bruno:read bruno:write bruno:export',
        waiting: 'ok lea:all bruno:read bruno:write bruno:export',
        deleted: '404 lea:all bruno:read bruno:write bruno:export',
      },
    }),
  ),
  ...(['pending', 'published', 'deleted'] as const).map((status): Row => {
    const isPublic = status === 'published'
    return {
      at: `GET /signs (${status})`,
      send: () => ({ path: `signs?status=${status}&per_page=100` }),
      expect: '401 visitor; 403 denes eeva; ok lea; sees bruno carla adam ana',
      tokens: isPublic
        ? 'ok lea:all; sees bruno:read bruno:write bruno:export'
        : 'ok lea:all; 403 bruno:read; sees bruno:write bruno:export',
    }
  }),
  {
    at: 'GET /signs',
    send: ({ gloss }) => ({ path: `signs?q=${gloss}` }),
    expect: inAllStates('ok visitor denes eeva lea bruno carla adam ana'),
    tokens: inAllStates('ok lea:all bruno:read bruno:write bruno:export'),
  },
  {
    at: 'POST /signs (naming the sign)',
    send: ({ id }) => ({
      method: 'POST',
      path: 'signs',
      json: { gloss: 'OUTRA', ...valid, location: 'unknown', minimal_pairs: [id] },
    }),
    expect: inAllStates('401 visitor; 403 denes eeva; 422 lea bruno carla adam ana'),
    tokens: inAllStates('422 lea:all bruno:write; 403 bruno:read bruno:export'),
  },
  {
    at: 'PATCH /signs/{id}',
    send: ({ id }) => ({
      method: 'PATCH',
      path: `signs/${id}`,
      json: { revision: unknownRevision, ...valid },
    }),
    expect: {
      pending: '401 visitor; 403 denes eeva; 404 lea; named bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; named bruno carla adam ana',
      deleted: '401 visitor; 403 denes eeva; 404 lea; 409 bruno carla adam ana',
    },
    tokens: {
      pending: '404 lea:all; 403 bruno:read bruno:export; named bruno:write',
      waiting: '403 lea:all bruno:read bruno:export; named bruno:write',
      deleted: '404 lea:all; 403 bruno:read bruno:export; 409 bruno:write',
    },
  },
  {
    at: 'PUT /signs/{id}/status',
    send: ({ id }) => ({
      method: 'PUT',
      path: `signs/${id}/status`,
      json: { status: 'published', revision: unknownRevision, withoutVideo: true },
    }),
    expect: {
      pending: '401 visitor; 403 denes eeva bruno adam; 404 lea; named carla ana',
      waiting: '401 visitor; 403 denes eeva lea bruno adam; named carla ana',
      deleted: '401 visitor; 403 denes eeva bruno adam; 404 lea; named carla ana',
    },
    tokens: {
      pending: '404 lea:all; 403 bruno:read bruno:write bruno:export',
      waiting: '403 lea:all bruno:read bruno:write bruno:export',
      deleted: '404 lea:all; 403 bruno:read bruno:write bruno:export',
    },
  },
  {
    at: 'GET /signs/{id}/versions',
    send: named('signs/{id}/versions'),
    expect: {
      pending: '401 visitor; 404 denes eeva lea; ok bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; ok bruno carla adam ana',
      deleted: '401 visitor; 404 denes eeva lea; ok bruno carla adam ana',
    },
    tokens: {
      pending: '404 lea:all; ok bruno:read; 403 bruno:write bruno:export',
      waiting: '403 lea:all bruno:write bruno:export; ok bruno:read',
      deleted: '404 lea:all; ok bruno:read; 403 bruno:write bruno:export',
    },
  },
  {
    at: 'GET /signs/{id}/media',
    send: named('signs/{id}/media'),
    expect: {
      pending: '401 visitor; 404 denes eeva lea; sees bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; sees bruno carla adam ana',
      deleted: '401 visitor; 404 denes eeva lea; 409 bruno carla adam ana',
    },
    tokens: {
      pending: '404 lea:all; sees bruno:read; 403 bruno:write bruno:export',
      waiting: '403 lea:all bruno:write bruno:export; sees bruno:read',
      deleted: '404 lea:all; 409 bruno:read; 403 bruno:write bruno:export',
    },
  },
  {
    at: 'GET /signs/{id}/media/events',
    send: named('signs/{id}/media/events'),
    expect: {
      pending: '401 visitor; 404 denes eeva lea; ok bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; ok bruno carla adam ana',
      deleted: '401 visitor; 404 denes eeva lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'POST /signs/{id}/media',
    send: ({ id }) => ({
      method: 'POST',
      path: `signs/${id}/media`,
      json: { upload: '0'.repeat(40), role: 'main' },
    }),
    expect: {
      pending: '401 visitor; 403 denes eeva; 404 lea bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; 404 bruno carla adam ana',
      deleted: '401 visitor; 403 denes eeva; 404 lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'PUT /signs/{id}/media/{media}',
    send: ({ id, otherMedium }) => ({
      method: 'PUT',
      path: `signs/${id}/media/${otherMedium}`,
      json: { licence: 'CC BY 4.0', credit: null, signer: null, signerConsent: null },
    }),
    expect: {
      pending: '401 visitor; 403 denes eeva; 404 lea bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; 404 bruno carla adam ana',
      deleted: '401 visitor; 403 denes eeva; 404 lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'DELETE /signs/{id}/media/{media}',
    send: ({ id, otherMedium }) => ({ method: 'DELETE', path: `signs/${id}/media/${otherMedium}` }),
    expect: {
      pending: '401 visitor; 403 denes eeva; 404 lea bruno carla adam ana',
      waiting: '401 visitor; 403 denes eeva lea; 404 bruno carla adam ana',
      deleted: '401 visitor; 403 denes eeva; 404 lea; 409 bruno carla adam ana',
    },
  },
  {
    at: 'POST /signs/{id}/media/{media}/process',
    send: ({ id, medium }) => ({ method: 'POST', path: `signs/${id}/media/${medium}/process` }),
    expect: {
      pending: adminsOfApi('404'),
      waiting: adminsOfApi('404'),
      deleted: adminsOfApi('409'),
    },
  },
  {
    at: 'GET /search-index/{language}/signs',
    send: ({ id }) => ({ path: `search-index/pt/signs?ids=${id}` }),
    expect: inAllStates('ok visitor denes eeva lea bruno carla adam ana'),
  },
  {
    at: 'GET /network/posters',
    send: ({ id }) => ({ path: `network/posters?ids=${id}` }),
    expect: inAllStates('ok visitor denes eeva lea bruno carla adam ana'),
  },
  {
    at: 'GET /network/around/{node}',
    send: ({ id }) => ({ path: `network/around/s${id}?language=pt` }),
    expect: {
      pending: '404 visitor denes eeva lea bruno carla adam ana',
      waiting: 'ok visitor denes eeva lea bruno carla adam ana',
      deleted: '404 visitor denes eeva lea bruno carla adam ana',
    },
  },
  ...(['csv', 'json'] as const).map(
    (format): Row => ({
      at: `GET /exports/signs.${format}`,
      send: ({ sourceId }) => ({ path: `exports/signs.${format}?q=${sourceId}` }),
      expect: {
        pending: '401 visitor; 403 denes eeva; ok lea; sees bruno carla adam ana',
        waiting: '401 visitor; 403 denes eeva; ok lea; sees bruno carla adam ana',
        deleted: '401 visitor; 403 denes eeva; ok lea bruno carla adam ana',
      },
      tokens: {
        pending: 'ok lea:all; 403 bruno:read bruno:write; sees bruno:export',
        waiting: 'ok lea:all; 403 bruno:read bruno:write; sees bruno:export',
        deleted: 'ok lea:all bruno:export; 403 bruno:read bruno:write',
      },
    }),
  ),
  {
    // Its files are compressed; `export-package.db.test.ts` reads them.
    at: 'GET /exports/package.zip',
    send: ({ sourceId }) => ({ path: `exports/package.zip?q=${sourceId}` }),
    expect: inAllStates('401 visitor; 403 denes eeva; ok lea bruno carla adam ana'),
  },
  {
    at: 'GET /imports/{id}',
    send: (_sign, world) => ({ path: `imports/${world.import}` }),
    expect: adminsOfApi('sees'),
  },
  ...(['confirm', 'undo'] as const).map(
    (intent): Row => ({
      at: `POST /imports/{id}/${intent}`,
      send: (_sign, world) => ({ method: 'POST', path: `imports/${world.import}/${intent}` }),
      expect: adminsOfApi('409'),
    }),
  ),
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method): Row => {
    const headers = { 'tus-resumable': '1.0.0' }
    const written = { 'upload-offset': '77', 'content-type': 'application/offset+octet-stream' }
    return {
      at: `${method} /uploads/{id}`,
      send: (_sign, { upload }) => ({
        method,
        path: `uploads/${upload}`,
        headers: method === 'PATCH' ? { ...headers, ...written } : headers,
      }),
      // Bruno's request comes after those of the others, because it ends the upload.
      expect: `401 visitor; 403 denes eeva; 404 lea carla adam ana; ${method === 'PATCH' ? '409' : 'ok'} bruno`,
    }
  }),
]

const files: Row[] = [
  {
    at: 'GET /media/*',
    send: ({ fileKey }) => ({ path: `/media/${fileKey}` }),
    expect: inAllStates('404 visitor denes eeva lea; sees bruno carla adam ana'),
  },
]

/** Every place where a sign, a file, a draft, an upload, an import or a version can be named. */
export const accessTable = { pages, operations, files }

/** Parameters that name something else, which everybody may see, or which other tests are about. */
export const otherParameters: Record<string, string> = {
  ':slug': 'a public text',
  'search-signs/handshape/signs/:id': 'a handshape',
  'control-panel/photos/:id': 'a person',
  'control-panel/users/view/:id?': 'a person',
  'control-panel/users/edit/:id': 'a person',
  'control-panel/terms-of-use/view/:id': 'a version of terms',
  'control-panel/terms-of-use/edit/:id?': 'a version of terms',
  'control-panel/privacy-policy/view/:id': 'a version of a policy',
  'control-panel/privacy-policy/edit/:id?': 'a version of a policy',
  'control-panel/signs/reference-lists': 'the lists',
  'control-panel/signs/clips': 'nothing: the page of many files',
  'control-panel/signs/clip-sign': 'a gloss of a new sign',
  'GET /video_paginas/{id}': 'a public video',
  'GET /reference/{list}': 'a list',
  'POST /reference/{list}': 'a list',
  'PATCH /reference/{list}/{value}': 'a value',
  'POST /reference/{list}/{value}/merge': 'a value',
  'GET /search-index/{file}': 'a version of the public index',
  'GET /network/{file}': 'a version of the public network',
  'POST /uploads': 'a new upload',
  'POST /imports': 'a new import',
  'GET /signbank/check-term/{userId}': 'a person',
  'PUT /signbank/users/{userId}': 'a person',
  'GET /signbank/users/{userId}/photo': 'a person',
  'DELETE /tokens/{id}': 'an own token',
  'GET /hands/{version}/{file}': 'a drawing of a hand',
  'GET /hands/{version}/{code}/turn.svg': 'a drawing of a hand',
  'GET /uploads/{id}': 'nothing: 405',
  'GET /dev/mail/{name}': 'a mail on the machine of a developer',
  'GET /{file}': 'a part of the sitemap',
  'GET /symbols/{file}': 'a symbol',
}
