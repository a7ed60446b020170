import { translator } from '#platform/i18n/i18n-resources.ts'
import { contactForm, expectSent, sendButton } from './contact-page.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { waitUntilFilmed } from './recording-dialog.ts'
import { horizontalOverflow } from './site-parts.ts'
import { hasFfmpeg } from './test-video.ts'

const pt = translator('pt')

test('a visitor films the missing sign, Ana watches the film and makes a pending sign with it [PUB-06] [CNT-02] [SGN-07]', async ({
  page,
  browser,
  baseURL,
  audit,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  await page.setViewportSize({ width: 360, height: 740 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, '/pt/contact?missing=cafuné')
  const film = page.getByLabel(pt('contact:film.label'))
  await film.setInputFiles({ name: 'cafune.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(film).toHaveAccessibleDescription(/cafune\.txt/)
  const before = scripts.length

  await contactForm(page)
    .getByRole('button', { name: pt('recording:button') })
    .click()
  const dialog = page.getByRole('dialog', { name: pt('recording:title') })
  const button = (key: 'start' | 'stop' | 'use') =>
    dialog.getByRole('button', { name: pt(`recording:${key}`), exact: true })
  await expect(button('start')).toBeEnabled()
  expect(scripts.length, 'the camera is loaded when it is used').toBeGreaterThan(before)
  await audit('the camera')
  await button('start').click()
  await waitUntilFilmed(dialog, 1)
  await button('stop').click()
  await button('use').click()
  await expect(contactForm(page).getByText(pt('contact:film.uploaded'))).toBeVisible()
  await contactForm(page)
    .getByRole('checkbox', { name: pt('contact:film.use') })
    .check()
  await audit('the film in the form')
  expect(await horizontalOverflow(page)).toBe(0)
  await sendButton(page).click()
  await expectSent(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/contacts')
  await page.getByRole('link', { name: pt('contact:subject.missing', { word: 'cafuné' }) }).click()
  const shown = page.getByRole('region', { name: pt('contacts:film.title') })
  const source = (await shown.locator('video').getAttribute('src')) ?? ''
  expect(source).toMatch(/^\/media\//)
  expect((await page.request.get(source)).status()).toBe(200)
  const visitor = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  expect((await visitor.request.get(source)).status()).toBe(404)
  await visitor.close()
  await audit('the message')

  await shown.getByRole('link', { name: pt('contacts:film.word') }).click()
  await expect(
    page.getByRole('region', { name: pt('missingWords:view.messages') }).locator('video'),
  ).toBeVisible()
  await audit('the word')
  await page.getByRole('button', { name: pt('missingWords:film.create') }).click()
  await expect(page.getByRole('textbox', { name: pt('properties:gloss') }).first()).toHaveValue('CAFUNÉ')
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page.getByText(pt('signForm:saved', { gloss: 'CAFUNÉ' }))).toBeVisible()
  const { data: signs } = await (await page.request.get('/api/signs?status=pending&q=CAFUN%C3%89')).json()
  const id = signs.find(({ gloss }: { gloss: string }) => gloss === 'CAFUNÉ')?.id
  const { data: files } = await (await page.request.get(`/api/signs/${id}/media`)).json()
  expect(files).toMatchObject([{ role: 'main' }])
  expect(files[0].original).toMatch(/\.webm$/)
})
