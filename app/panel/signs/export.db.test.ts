import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import { insertAccounts, makeDictionary, now } from '#domains/signs/server/signs.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { type AppContext, appContext } from '../../app-context.ts'
import { loader } from './export.ts'
import { panelExportLimits } from './export-limits.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno } = cast
const clientAddress = '198.51.100.7'

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno])
})

/** Exports signs in the panel as a person. */
async function openPanel(changes: Partial<AppContext> = {}) {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  const formGate = createFormGuard({ database, now: () => now })
  const settings = { platform: 'signbank', timeZone: 'UTC', publicUrl: null, secure: false }
  const app = {
    db,
    dictionary,
    formGate,
    settings,
    clientAddress,
    now: () => now,
    panelSigns: openPanelSigns({ db, defaultLanguage: () => 'pt' }),
    secondFactor: { required: 'none', keyFile: '' },
    log: pino({ level: 'silent' }),
    isSessionUnknown: false,
  }
  const exportAs = async (actor: AccountActor): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(appContext, {
      ...app,
      ...changes,
      session: { actor } as UserSession,
    } as unknown as AppContext)
    const url = new URL('http://signs.example/de/control-panel/signs/export')
    const args = { request: new Request(url), url, params: { locale: 'de' }, context }
    return (await loader(args as unknown as Parameters<typeof loader>[0])) as Response
  }
  return { formGate, exportAs }
}

test('a person who exports too often must wait, and others need not [SGN-14]', async () => {
  const { formGate, exportAs } = await openPanel()
  const [{ points } = { points: 0 }] = panelExportLimits
  await formGate.consume(panelExportLimits, clientAddress, `${bruno.id}`, points)
  const refused = await exportAs(bruno)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/^Zu viele Versuche in kurzer Zeit\./)
  const other = await exportAs(ana)
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  await other.body?.cancel()
})

test('an export that fails leads back to the list with a message that names the file [SGN-14] [ERR-01]', async () => {
  const failure = Promise.reject(new Error('no signs'))
  failure.catch(() => undefined)
  const { exportAs } = await openPanel({
    panelSigns: { current: () => failure, outlined: () => failure, read: () => failure },
  })
  const response = await exportAs(ana)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/de/control-panel/signs'])
  expect(decodeURIComponent(response.headers.get('set-cookie') ?? '')).toContain('errors:export.failed')
})
