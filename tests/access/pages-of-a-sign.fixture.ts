import { changing, document, inAllStates, named, type Row, target } from './access-row.fixture.ts'

/** The pages of a sign, and what its form asks while somebody writes. */
export const signPages: Row[] = [
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
    at: 'control-panel/signs/uses',
    send: ({ id }) => ({ path: `control-panel/signs/uses?sign=${id}` }),
    expect: {
      pending: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
      waiting: 'login visitor; overview denes eeva; ok lea bruno carla adam ana',
      deleted: 'login visitor; overview denes eeva; 404 lea; ok bruno carla adam ana',
    },
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
      json: { sign: sign.id, draft: null, document: document(sign) },
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
      json: { sign: null, draft: null, document: document(sign) },
    }),
    expect: inAllStates('login visitor; overview denes eeva; ok lea bruno carla adam ana'),
  },
]
