import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')

test('Bruno makes a token, a script exports with it, Bruno revokes it and the script is refused [API-03] [SGN-14]', async ({
  page,
  audit,
  playwright,
  expectError,
}) => {
  expectError('422')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/my-profile/security')
  await page.getByRole('link', { name: pt('tokens:summary.manage') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('tokens:title') })).toBeVisible()
  await audit('without tokens')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  await page.getByLabel(pt('tokens:new.name')).fill('Exportação noturna')
  await page.getByLabel(pt('tokens:scope.export')).check()
  await page.getByLabel(pt('profile:password.present')).first().fill('not his password')
  const create = page.getByRole('button', { name: pt('tokens:new.create'), exact: true })
  await create.click()
  await expect(page.getByText(pt('errors:account.wrongPassword')).first()).toBeVisible()
  await page.getByLabel(pt('profile:password.present')).first().fill(castPassword)
  await create.click()
  const secret = page.locator('code').filter({ hasText: /^signbank_[\w-]{43}$/ })
  await expect(secret).toBeVisible()
  await audit('with a new token')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  const token = (await secret.textContent()) ?? ''

  const script = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const exported = await script.get('/api/exports/signs.csv?q=casa')
  expect(exported.status()).toBe(200)
  expect(await exported.text()).toContain('CASA')
  expect((await script.get('/api/tokens')).status()).toBe(403)

  await open(page, '/pt/control-panel/my-profile/tokens')
  await expect(page.getByText(token)).toHaveCount(0)
  const revoke = pt('tokens:list.revokeOne', { name: 'Exportação noturna' })
  await page
    .locator('summary')
    .filter({ hasText: pt('tokens:list.revoke') })
    .click()
  await audit('before the revocation')
  await page.getByRole('button', { name: revoke, exact: true }).click()
  await expect(page.getByText(pt('tokens:toast.revoked')).first()).toBeVisible()
  await expect(page.getByText(pt('tokens:list.none'))).toBeVisible()
  expect((await script.get('/api/exports/signs.csv?q=casa')).status()).toBe(401)
  await script.dispose()
})

test('Carla exports the filtered list and gets just these signs [SGN-14]', async ({ page, audit }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'carla')
  await open(page, '/de/control-panel/signs?q=casa&order=alphabetical')
  const listed = await page.getByRole('rowheader').allTextContents()
  expect(listed.length).toBeGreaterThan(0)
  await audit('the list')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: de('signList:export.csv') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-signs-\d{4}-\d\d-\d\d\.csv$/)
  const rows = parse(await readFile(await download.path()), { columns: true }) as { gloss: string }[]
  expect(rows.map(({ gloss }) => gloss)).toEqual(listed.map((gloss) => gloss.trim()))
})
