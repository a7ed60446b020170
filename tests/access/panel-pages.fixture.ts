import { admins, inAllStates, named, type Row, unknownRevision } from './access-row.fixture.ts'

/** Lists of signs, imports, exports and erasures in the control panel. */
export const panelPages: Row[] = [
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
  ...(['mapping', 'confirm', 'undo'] as const).map(
    (intent): Row => ({
      at: `control-panel/signs/import/:id (${intent})`,
      send: (_sign, world) => ({
        path: `control-panel/signs/import/${world.import}.data`,
        form: { intent, digest: 'none', sure: 'on' },
      }),
      expect: admins('409'),
    }),
  ),
  ...(['settings', 'discard'] as const).map(
    (intent): Row => ({
      at: `control-panel/signs/import/:id (${intent})`,
      send: (_sign, world) => ({
        path: `control-panel/signs/import/${world.otherImport}.data`,
        form: { intent },
      }),
      // The first administrator does it; the second comes too late.
      expect: `login visitor; overview denes eeva lea bruno carla; redirect adam; ${intent === 'settings' ? 409 : 404} ana`,
    }),
  ),
  {
    at: 'control-panel/signs/import/:id/failed-lines',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}/failed-lines` }),
    expect: admins('404'),
  },
  {
    at: 'control-panel/signs/import/:id/notices',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}/notices` }),
    expect: admins('ok'),
  },
  {
    at: 'control-panel/signs/import/:id/mapping',
    send: (_sign, world) => ({ path: `control-panel/signs/import/${world.import}/mapping` }),
    expect: admins('ok'),
  },
  {
    at: 'control-panel/audit-log',
    send: named('control-panel/audit-log.data?thing=sign&id={id}'),
    expect: inAllStates('login visitor; overview denes eeva lea bruno carla adam; sees ana'),
  },
  {
    at: 'control-panel/audit-log/export',
    send: named('control-panel/audit-log/export?thing=sign&id={id}'),
    expect: inAllStates('login visitor; overview denes eeva lea bruno carla adam; sees ana'),
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
