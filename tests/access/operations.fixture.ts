import { adminsOfApi, inAllStates, named, type Row, unknownRevision, valid } from './access-row.fixture.ts'

/** The operations of the API. */
export const operations: Row[] = [
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
  ...(['pending', 'published', 'deleted'] as const).map(
    (status): Row => ({
      at: `GET /signs (${status})`,
      send: () => ({ path: `signs?status=${status}&per_page=100` }),
      expect: '401 visitor; 403 denes eeva; ok lea; sees bruno carla adam ana',
      tokens: 'ok lea:all; sees bruno:read bruno:write bruno:export',
    }),
  ),
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
  {
    at: 'GET /imports/{id}/notices.csv',
    send: (_sign, world) => ({ path: `imports/${world.import}/notices.csv` }),
    expect: adminsOfApi('ok'),
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
