import { beforeEach, describe, expect, test } from 'vitest'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import {
  aDocument,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { cast } from '#tests/cast.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { useApi } from './use-api.fixture.ts'

const { bruno, carla } = cast
let house: number
let hidden: number
let porto: number
let recife: number

const api = await useApi({
  prepare: async ({ db }) => {
    await loadCast(db)
    await makeDictionary(db)
    house = (await saveSign(db, aDocument('CASA'), bruno)).id
    hidden = (await saveSign(db, aDocument('SEGREDO'), bruno)).id
    const publishing = { db, now: () => now, requireSignerConsent: false, mails: noMails }
    await publishSigns(publishing, { actor: carla, ids: [house], withoutVideo: true })
  },
})

const uses = (count: number, sign: number, value: string, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    value,
    begin: from + 1000 * index,
    end: from + 1000 * index + 500,
    sign,
  }))

beforeEach(async () => {
  const film = await insertMedia(api.db, { audience: 'public', state: 'ready' })
  await insertMediaFile(api.db, film, { key: 'entrevista.mp4' })
  const tier = { name: 'S1', participant: 'S1', hand: 'strong' as const }
  porto = (
    await addRecording(api.db, {
      title: 'Porto 07',
      visibility: 'public',
      state: 'RS',
      films: [{ media: film, origin: 40 }],
      tiers: [{ ...tier, annotations: [...uses(4, house, '=CASA'), ...uses(1, hidden, 'SEGREDO', 4000)] }],
    })
  ).id
  recife = (
    await addRecording(api.db, {
      title: 'Recife 12',
      state: 'PE',
      tiers: [{ ...tier, participant: 'S2', annotations: uses(3, house, 'CASA') }],
    })
  ).id
})

const read = async (path: string, token?: string) => {
  const response = await (token ? api.requestWith(token, path) : api.request(path))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('occurrences in the API', () => {
  test('a visitor reads those of public signs in public recordings, with the moment in the film [ELN-04]', async () => {
    const { body, headers } = await read('/occurrences?per_page=2')
    expect(body.meta).toEqual({ page: 1, perPage: 2, total: 4 })
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      sign: house,
      gloss: 'CASA',
      value: '=CASA',
      class: 'lexical',
      mark: null,
      eaf_video: porto,
      title: 'Porto 07',
      tier: 'S1',
      participant: 'S1',
      hand: 'strong',
      begin: 1000,
      end: 1500,
      left: ['=CASA'],
      right: ['=CASA', '=CASA', 'SEGREDO'],
      film: { url: '/media/entrevista.mp4', mime: 'video/mp4', begin: 1040, end: 1540 },
    })
    expect(headers.get('link')).toContain('</occurrences?per_page=2&page=2>; rel="next"')
    const tag = headers.get('etag') ?? ''
    const again = await api.request('/occurrences?per_page=2', { headers: { 'if-none-match': tag } })
    expect([tag.length > 10, again.status]).toEqual([true, 304])
    for (const restricted of [`eaf_video=${recife}`, `sign=${hidden}`, 'participant=S2'])
      expect((await read(`/occurrences?${restricted}`)).body.meta.total, restricted).toBe(0)
  })

  test('administrators read all by session or by a token that reads, and nothing of it is cached [ELN-04]', async () => {
    const session = await api.tokenOf('ana')
    const { body, headers } = await read('/occurrences', session)
    expect([body.meta.total, headers.get('cache-control')]).toEqual([8, 'no-store'])
    const ana = await api.callerOf('ana')
    const ofScope = async (...scopes: string[]) => {
      const { body } = await ana('POST', '/tokens', {
        name: 'corpus',
        scopes,
        expires_on: '2027-01-31',
        password: castPassword,
      })
      return (await read('/occurrences', body.data.token)).body.meta.total
    }
    expect([await ofScope('read'), await ofScope('import')]).toEqual([8, 4])
    expect((await read('/occurrences', await api.tokenOf('bruno'))).body.meta.total).toBe(4)
  })

  test('a file has the same occurrences, without formulas [ELN-04]', async () => {
    const response = await api.request(`/occurrences.csv?sign=${house}`)
    const [head, first = '', ...rest] = (await response.text()).trim().split('\n')
    expect(head).toBe(
      'id,sign,gloss,value,class,mark,eaf_video,title,tier,participant,hand,begin,end,left,right',
    )
    expect(first).toContain(`,${house},CASA,'=CASA,lexical,`)
    expect(rest.length).toBe(3)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const all = await api.requestWith(await api.tokenOf('ana'), '/occurrences.csv')
    expect((await all.text()).trim().split('\n').length).toBe(9)
    expect(all.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['sign=0', 'eaf_video=x', 'hand=left', 'class=none', 'per_page=101', 'page=1001', 'order=size'])(
    'a wrong parameter is refused and named: %s [ELN-04]',
    async (query) => {
      const { status, body } = await read(`/occurrences?${query}`)
      expect([status, body.fields[0].field]).toEqual([422, query.split('=')[0]])
    },
  )
})

describe('frequencies in the API', () => {
  test('visitors get fewer than five uses as a count alone, administrators share and rank [ELN-04]', async () => {
    const { body } = await read('/occurrences/frequency?by=sign')
    expect(body.data).toEqual([
      { sign: house, name: 'CASA', uses: 4, glosses: null, per_thousand: null, rank: null },
    ])
    const token = await api.tokenOf('ana')
    const all = (await read('/occurrences/frequency?by=sign', token)).body
    expect(all.data).toEqual([
      { sign: house, name: 'CASA', uses: 7, glosses: 8, per_thousand: 875, rank: 1 },
      { sign: hidden, name: 'SEGREDO', uses: 1, glosses: 8, per_thousand: 125, rank: 2 },
    ])
    expect(all.meta).toEqual({
      page: 1,
      perPage: 25,
      total: 2,
      sign: null,
      counting: [{ rule: 'notOverlapping', recordings: 2 }],
    })
    const regions = (await read(`/occurrences/frequency?by=region&sign=${house}`, token)).body
    expect(regions.data.map(({ region, uses }: { region: string; uses: number }) => [region, uses])).toEqual([
      ['RS', 4],
      ['PE', 3],
    ])
    expect(regions.meta.sign).toEqual({ uses: 7, glosses: 8, per_thousand: 875, rank: 1 })
    expect((await read('/occurrences/frequency')).status).toBe(422)
  })
})
