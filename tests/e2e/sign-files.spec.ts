import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, firstVisit, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'
import { hasFfmpeg, makeVideo } from './test-video.ts'

const pt = translator('pt')
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-e2e-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Bruno adds a sign and opens its files in the form. */
async function openFilesOfNewSign(page: Page, gloss: string): Promise<number> {
  await signIn(page, 'bruno')
  const created = await page.request.post('/api/signs', {
    data: { gloss, translations: { pt: [[gloss.toLowerCase()]] } },
  })
  const { id } = (await created.json()).data
  await open(page, `/pt/control-panel/signs/edit/${id}`)
  await page.getByRole('button', { name: pt('signForm:media.open') }).click()
  return id
}

test('Bruno uploads a video, loses the connection, goes on and sees it being converted; he chooses one of its frames by keyboard, keeps a part of it, and the list shows it; Carla publishes; a visitor watches the rendition, but loads no original [SGN-07] [SGN-08] [SGN-16] [D43]', async ({
  page,
  browser,
  baseURL,
  audit,
  expectError,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  const video = makeVideo(folder, 'pipa.mp4')
  await page.setViewportSize({ width: 360, height: 800 })
  const id = await openFilesOfNewSign(page, 'PIPA-NO-CEU')

  expectError('net::ERR_CONNECTION_RESET')
  let losses = 0
  await page.route(/\/api\/uploads\/\w+$/, (route) => {
    if (route.request().method() !== 'PATCH' || losses === 2) return route.continue()
    losses += 1
    return route.abort('connectionreset')
  })
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(video)
  await page.getByLabel(pt('signForm:media.licence')).fill('CC BY 4.0')
  await page.getByLabel(pt('signForm:media.signer')).fill('Bruno')
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'pipa.mp4' })
  await expect(row.getByText(pt('signForm:media.states.ready'))).toBeVisible()
  expect(losses).toBe(2)
  await expect(page.getByText(/^[\d,]+ de 20 GB usados$/)).toBeVisible()
  await expect(row).toContainText('CC BY 4.0')
  await audit()
  expect(await horizontalOverflow(page)).toBe(0)

  await page.getByRole('button', { name: pt('signForm:media.frame.button') }).click()
  const dialog = page.getByRole('dialog', { name: pt('signForm:media.frame.title') })
  await expect(dialog.getByRole('radio')).toHaveCount(12)
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  const time = dialog.getByRole('slider', { name: pt('signForm:media.frame.time') })
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await expect(time).toHaveAttribute('aria-valuetext', '0,25 s')
  const size = dialog.getByRole('slider', { name: pt('kit:crop.size') })
  await size.focus()
  await page.keyboard.press('Home')
  await expect(size).toHaveValue('0.25')
  await audit('the choice of a frame')
  expect(await horizontalOverflow(page)).toBe(0)
  await dialog.getByRole('button', { name: pt('signForm:media.frame.save') }).click()
  await expect(dialog).toHaveCount(0)
  const framingRow = page.getByRole('listitem').filter({ hasText: 'pipa-0.25' })
  await expect(framingRow).toContainText(pt('signForm:media.roles.framing'))
  await expect(framingRow).toContainText('Bruno')
  const { data, revision } = await (await page.request.get(`/api/signs/${id}/media`)).json()
  const fileOf = (wanted: string) => data.find(({ role }: { role: string }) => role === wanted)
  const framing = fileOf('framing')
  const picture = await page.request.get(framing.web ?? framing.original)
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 160, height: 90 })
  await open(page, '/pt/control-panel/signs?q=pipa-no-ceu')
  await expect(page.locator(`img[src="${framing.web ?? framing.original}"]`)).toBeVisible()

  const newVisitor = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: firstVisit,
  })
  const visitor = await newVisitor.newPage()
  const { web, original } = fileOf('main')
  expect((await visitor.request.get(web)).status()).toBe(404)
  expect((await page.request.get(web)).headers()['cache-control']).toBe('private, no-store')

  await signIn(page, 'carla')
  const published = await page.request.put(`/api/signs/${id}/status`, {
    data: { status: 'published', revision },
  })
  expect(published.status()).toBe(200)
  const range = await visitor.request.get(web, { headers: { range: 'bytes=0-99' } })
  expect([range.status(), (await range.body()).length]).toEqual([206, 100])
  expect((await visitor.request.get(original)).status()).toBe(404)
  expect((await page.request.get(original)).headers()['cache-control']).toBe('private, no-store')
  await open(visitor, `/pt/signs/view/${id}`)
  await expect(visitor.locator(`video[src="${web}"], video source[src="${web}"]`).first()).toBeAttached()
  await newVisitor.close()
})

test('Ana adds a film to a new sign before saving it, closes the browser, finds it again, watches it while describing the sign, and saves [SGN-02] [SGN-07]', async ({
  page,
  browser,
  baseURL,
  audit,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/signs/create')
  await page.getByRole('button', { name: pt('signForm:media.open') }).click()
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(makeVideo(folder, 'rede.mp4'))
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'rede.mp4' })
  await expect(row.getByText(pt('signForm:media.states.ready'))).toBeVisible()
  await audit('the files of a new sign')
  expect(await horizontalOverflow(page)).toBe(0)
  const draft = new URL(page.url()).searchParams.get('draft')
  const { data } = await (await page.request.get(`/api/drafts/${draft}/media`)).json()
  await page.close()

  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: firstVisit,
  })
  const elsewhere = await context.newPage()
  expect((await elsewhere.request.get(data[0].web)).status()).toBe(404)
  await signIn(elsewhere, 'ana')
  await open(elsewhere, `/pt/control-panel/signs/create?draft=${draft}`)
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'rede.mp4' })).toContainText(
    pt('signForm:media.states.ready'),
  )
  await elsewhere
    .getByRole('textbox', { name: pt('properties:gloss') })
    .first()
    .fill('REDE-NA-VARANDA')
  const keyword = elsewhere.getByRole('textbox', { name: pt('signForm:translation.keywords') }).first()
  await keyword.fill('rede')
  await keyword.press('Enter')
  const stages = elsewhere.getByRole('contentinfo')
  await stages.getByRole('button', { name: pt('signForm:stages.phonology') }).click()
  await expect(elsewhere.locator(`video[src="${data[0].web}"]`)).toBeVisible()
  await elsewhere.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(elsewhere.getByText(pt('signForm:saved', { gloss: 'REDE-NA-VARANDA' }))).toBeVisible()
  const link = elsewhere.getByRole('link', { name: 'REDE-NA-VARANDA' }).first()
  const id = /(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]
  const ofSign = await (await elsewhere.request.get(`/api/signs/${id}/media`)).json()
  expect(ofSign.data).toMatchObject([{ id: data[0].id, role: 'main', web: data[0].web }])
  expect((await elsewhere.request.get(`/api/drafts/${draft}/media`)).status()).toBe(404)
  await context.close()
})

test('Bruno saves a new sign while its film is still on its way: the film arrives at the sign [SGN-07]', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/signs/create')
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/api\/uploads\/\w+$/, async (route) => {
    if (route.request().method() === 'PATCH') await arrived.promise
    await route.continue()
  })
  await page.getByRole('button', { name: pt('signForm:media.open') }).click()
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(makeVideo(folder, 'canoa.mp4'))
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  await expect(page.getByRole('progressbar', { name: /canoa/ })).toBeVisible()
  await page
    .getByRole('textbox', { name: pt('properties:gloss') })
    .first()
    .fill('CANOA-DE-TRONCO')
  const keyword = page.getByRole('textbox', { name: pt('signForm:translation.keywords') }).first()
  await keyword.fill('canoa')
  await keyword.press('Enter')
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page.getByText(pt('signForm:saved', { gloss: 'CANOA-DE-TRONCO' }))).toBeVisible()
  arrived.resolve()
  const found = await (await page.request.get('/api/signs?q=canoa-de-tronco&status=pending')).json()
  const files = async () =>
    (await (await page.request.get(`/api/signs/${found.data[0].id}/media`)).json()).data
  await expect
    .poll(async () => (await files()).map(({ name }: { name: string }) => name))
    .toEqual(['canoa.mp4'])
})

test('after a reload an unfinished upload is offered by its name; Bruno chooses the file again, and it goes on [SGN-07]', async ({
  page,
  audit,
  expectError,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  await page.setViewportSize({ width: 320, height: 800 })
  const video = makeVideo(folder, 'balao.mp4')
  const id = await openFilesOfNewSign(page, 'BALAO')
  expectError('net::ERR_FAILED')
  const isPatch = (method: string) => method === 'PATCH'
  const uploadPath = /\/api\/uploads\/\w+$/
  await page.route(uploadPath, (route) =>
    isPatch(route.request().method()) ? route.abort() : route.continue(),
  )
  const refused = page.waitForEvent('requestfailed')
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(video)
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  await refused
  page.on('dialog', (dialog) => void dialog.accept())
  // The upload is tried again until the page is left.
  await open(page, `/pt/control-panel/signs/edit/${id}`)
  await page.unroute(uploadPath)
  await page.getByRole('button', { name: pt('signForm:media.open') }).click()
  const offer = page.getByText(pt('signForm:media.unfinished', { name: 'balao.mp4' }))
  await expect(offer).toBeVisible()
  await audit('the offer')
  expect(await horizontalOverflow(page)).toBe(0)

  const creations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) creations.push(request.url())
  })
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(video)
  await page.getByRole('button', { name: pt('signForm:media.upload'), exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'balao.mp4' })
  await expect(row.getByText(pt('signForm:media.states.ready'))).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(creations).toEqual([])
})

test('a file of another type is refused before it is sent; a picture is uploaded, its credits are changed, every note on the consent is listed, and it is removed [SGN-08] [SGN-16] [D37]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openFilesOfNewSign(page, 'PAPAGAIO')
  const name = (key: string) => `${key}: papagaio.png`
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const file = { name: 'papagaio.png', mimeType: 'image/png', buffer: picture }
  const upload = page.getByRole('button', { name: pt('signForm:media.upload'), exact: true })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel(pt('signForm:media.file')).setInputFiles(file)
  await upload.click()
  const refusal = pt('signForm:media.refused.type', { name: file.name, megabytes: 250, types: '.mp4, .mov' })
  await expect(page.getByText(refusal)).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/uploads'))).toEqual([])

  await page.getByLabel(pt('signForm:media.role')).selectOption('framing')
  await expect(page.getByText(refusal)).toHaveCount(0)
  await upload.click()
  await page.getByRole('button', { name: name(pt('signForm:media.attribution')) }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'papagaio.png' })
  await row.getByLabel(pt('signForm:media.credit'), { exact: true }).fill('Instituto Garça')
  await audit()
  expect(await horizontalOverflow(page)).toBe(0)
  const save = row.getByRole('button', { name: pt('signForm:media.saveAttribution') })
  const attribution = row.getByRole('button', { name: name(pt('signForm:media.attribution')) })
  const consent = row.getByLabel(pt('signForm:media.signerConsent'), { exact: true })
  await consent.fill('Por escrito')
  await save.click()
  await expect(save).toHaveCount(0)
  await expect(row).toContainText('Instituto Garça')
  await attribution.click()
  await consent.fill('')
  await save.click()
  await expect(save).toHaveCount(0)
  await attribution.click()
  const notes = row.getByRole('listitem')
  await expect(notes).toHaveText([
    new RegExp(`Bruno Albuquerque · ${pt('signForm:media.consentWithdrawn')}`),
    /Bruno Albuquerque · Por escrito/,
  ])
  await audit('the notes on the consent')

  await row.getByRole('button', { name: name(pt('signForm:media.remove')) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: pt('signForm:media.remove'), exact: true })
    .click()
  await expect(row).toHaveCount(0)
})
