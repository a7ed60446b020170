import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, firstVisit, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-e2e-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('Bruno uploads a video, loses the connection, goes on and sees it being converted; Carla publishes; a visitor watches the rendition [SGN-07] [SGN-16]', async ({
  page,
  browser,
  baseURL,
  audit,
  expectError,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  const video = join(folder, 'pipa.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:duration=2:rate=25']
  execFileSync(ffmpeg, ['-v', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', video])
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'bruno')
  const created = await page.request.post('/api/signs', {
    data: { gloss: 'PIPA-NO-CEU', translations: { pt: [['pipa no céu']] } },
  })
  const { id } = (await created.json()).data
  await open(page, `/pt/control-panel/signs/edit/${id}`)
  await page.getByRole('button', { name: pt('signForm:media.open') }).click()

  expectError('net::ERR_CONNECTION_RESET')
  let losses = 0
  await page.route(/\/api\/uploads\/\w+$/, (route) => {
    if (route.request().method() !== 'PATCH' || losses === 2) return route.continue()
    losses += 1
    return route.abort('connectionreset')
  })
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(video)
  await page.getByLabel(pt('signForm:media.licence')).fill('CC BY 4.0')
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'pipa.mp4' })
  await expect(row.getByText(pt('signForm:media.states.ready'))).toBeVisible()
  expect(losses).toBe(2)
  await expect(row).toContainText('CC BY 4.0')
  await audit()
  expect(await horizontalOverflow(page)).toBe(0)

  const newVisitor = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: firstVisit,
  })
  const visitor = await newVisitor.newPage()
  const { data, revision } = await (await page.request.get(`/api/signs/${id}/media`)).json()
  const { web } = data[0]
  expect((await visitor.request.get(web)).status()).toBe(404)
  expect((await page.request.get(web)).headers()['cache-control']).toBe('private, no-store')

  await signIn(page, 'carla')
  const published = await page.request.put(`/api/signs/${id}/status`, {
    data: { status: 'published', revision },
  })
  expect(published.status()).toBe(200)
  const range = await visitor.request.get(web, { headers: { range: 'bytes=0-99' } })
  expect([range.status(), (await range.body()).length]).toEqual([206, 100])
  await open(visitor, `/pt/signs/view/${id}`)
  await expect(visitor.locator(`video[src="${web}"], video source[src="${web}"]`).first()).toBeAttached()
  await newVisitor.close()
})
