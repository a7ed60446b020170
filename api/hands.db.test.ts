import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everyFeatureCode } from '#domains/hand-drawings/feature-codes.fixture.ts'
import { handCodeOf } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { handSpriteUrl, handTurnUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { type HandDrawings, openHandDrawings } from '#domains/hand-drawings/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { importCommand } from '#domains/signs/index.ts'
import { noProxies } from '#platform/http/client-address.ts'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { standardCodes } from '#seeds/standard-hands.ts'
import { useDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { handDrawingLimits, handRoutes } from './hands.ts'

const database = await useDatabase({ reset: 'once' })
const { db } = database
const now = () => new Date()
const folder = mkdtempSync(join(tmpdir(), 'signbank-hands-'))
const context = { db, storage: fileSystemStorage(folder), now, requireSignerConsent: false }
const log = { error: vi.fn() }
let dictionary: PublishedDictionary
let hands: HandDrawings
let site: Hono
const formGate = createFormGuard({ database, now })

beforeAll(async () => {
  await loadSeeds(context)
  dictionary = await openPublishedDictionary({ database })
  hands = await openHandDrawings({ db, dictionary, log })
  site = new Hono().route('/hands', handRoutes({ hands, formGate, trustedProxies: noProxies }))
  site.onError((error, c) => textErrorResponse(c, toAppError(error)))
})
afterAll(async () => {
  await hands.close()
  await dictionary.close()
  rmSync(folder, { recursive: true })
  expect(log.error.mock.calls).toEqual([])
})

const statusOf = async (url: string) => (await site.request(url)).status
/** Features that no standard handshape has. */
const unknown = everyFeatureCode().filter((code) => !standardCodes.includes(code))

test('a first start has the drawings of all standard handshapes [D36]', async () => {
  const listed = dictionary.vocabulary.list('handshape-of-hand').map(handCodeOf)
  expect(new Set(listed)).toEqual(new Set(standardCodes))
  await hands.whenDrawn()
  expect(await db.selectFrom('handDrawing').select('code').execute()).toEqual([])
  expect(await statusOf(handSpriteUrl(standardCodes))).toBe(200)
})

test('a handshape that an import brings is drawn when the change arrives, before anybody requests it [D36]', async () => {
  const features = { fingers: ['ring'], joints: 'hooked', thumb: 'extended', unselected: 'open' }
  const paths = { file: join(folder, 'signs.csv'), handshapes: join(folder, 'handshapes.json') }
  writeFileSync(paths.file, 'gloss,handshape_dominant\nA,my-hand\n')
  writeFileSync(paths.handshapes, JSON.stringify([{ value: 'my-hand', features }]))
  await importCommand(context, { ...paths, createValues: true }, { progress() {} })
  const entry = () => dictionary.vocabulary.byValue('handshape-of-hand', 'my-hand')
  await eventually(() => expect(entry()).toBeDefined())
  const code = handCodeOf(entry() ?? { features: null }) ?? ''
  await hands.whenDrawn()
  expect(await db.selectFrom('handDrawing').select('code').execute()).toEqual([{ code }])
  expect(await statusOf(handSpriteUrl([code, ...standardCodes.slice(0, 3)]))).toBe(200)
  expect(await statusOf(handTurnUrl(code))).toBe(200)
})

test('a sender who requests more and more features is refused; the handshapes of the list are served meanwhile [D36]', async () => {
  const points = handDrawingLimits[0]?.points ?? 0
  const remoteAddress = '203.0.113.5'
  const ask = (codes: readonly string[]) =>
    site.request(handSpriteUrl(codes), {}, { incoming: { socket: { remoteAddress } } })
  await formGate.consume(handDrawingLimits, remoteAddress, undefined, points - 30)
  const requests = [0, 20, 40].map((start) => ask(unknown.slice(start, start + 20)))
  let isAnyDrawn = false
  void Promise.any(requests.map(async (request) => (await request).status === 200 || Promise.reject())).then(
    () => {
      isAnyDrawn = true
    },
  )
  expect((await ask(standardCodes)).status).toBe(200)
  expect(isAnyDrawn).toBe(false)

  const [drawn, ...refused] = (await Promise.all(requests)).toSorted((a, b) => a.status - b.status)
  expect(drawn?.status).toBe(200)
  for (const { status, headers } of refused) {
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await ask(standardCodes)).status).toBe(200)
  const others = { incoming: { socket: { remoteAddress: '203.0.113.6' } } }
  expect((await site.request(handSpriteUrl(unknown.slice(60, 62)), {}, others)).status).toBe(200)
})
