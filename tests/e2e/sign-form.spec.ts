import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test, waitForHydration } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const en = translator('en')
const createPath = '/pt/control-panel/signs/create'

const gloss = (page: Page) =>
  page.getByRole('textbox', { name: pt('properties:gloss'), exact: false }).first()
const keywords = (page: Page) =>
  page.getByRole('textbox', { name: pt('signForm:translation.keywords') }).first()
const next = (page: Page, stage: 'phonology' | 'morphology' | 'relations' | 'preview') =>
  page.getByRole('contentinfo').getByRole('button', { name: pt(`signForm:stages.${stage}`) })
const stageHeading = (page: Page, stage: 'identification' | 'phonology' | 'preview') =>
  page.getByRole('heading', { name: pt(`signForm:stages.${stage}`), level: 2 })
const draftSaved = (page: Page) => page.getByRole('status').filter({ hasText: /Rascunho salvo às \d\d:\d\d/ })
const listPath = /\/pt\/control-panel\/signs$/

/** Adds a sign by call, as the person who is signed in. @returns its id and the address of its form */
async function addSign(page: Page, newGloss: string, keyword: string) {
  const created = await page.request.post('/api/signs', {
    data: { gloss: newGloss, translations: { pt: [[keyword]] } },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const found = await page.request.get(`/pt/control-panel/signs/lookup?gloss=${newGloss}`)
  const { data } = (await found.json()) as { data: { holder: { id: number; to: string } } }
  return data.holder
}

test('Bruno describes a sign, closes the browser, goes on in another one and saves it [SGN-02] [SGN-03]', async ({
  page,
  browser,
  baseURL,
  audit,
}) => {
  await signIn(page, 'bruno')
  await open(page, createPath)
  await gloss(page).fill('BICICLETA-AZUL')
  await keywords(page).fill('bicicleta azul')
  await keywords(page).press('Enter')
  await expect(draftSaved(page)).toBeVisible()
  await audit()
  await page.close()

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const elsewhere = await context.newPage()
  await signIn(elsewhere, 'bruno')
  await open(elsewhere, createPath)
  await expect(elsewhere.getByText('BICICLETA-AZUL')).toBeVisible()
  const goOn = elsewhere.getByRole('button', { name: pt('signForm:draft.goOn') })
  const notice = elsewhere.locator('div').filter({ hasText: 'BICICLETA-AZUL' }).filter({ has: goOn }).last()
  await notice.getByRole('button', { name: pt('signForm:draft.goOn') }).click()
  await elsewhere.waitForURL(/draft=\d+/)
  await waitForHydration(elsewhere)
  await expect(gloss(elsewhere)).toHaveValue('BICICLETA-AZUL')
  const discard = elsewhere.getByRole('button', { name: pt('signForm:draft.discard') })
  const continued = elsewhere
    .locator('div')
    .filter({ hasText: 'Você continua o rascunho' })
    .filter({ has: discard })
  await expect(continued.last()).toBeVisible()
  await expect(continued.last().getByRole('button')).toHaveCount(1)
  await next(elsewhere, 'phonology').click()
  await expect(stageHeading(elsewhere, 'phonology')).toBeVisible()
  await elsewhere.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(elsewhere).toHaveURL(listPath)
  await expect(elsewhere.getByText(pt('signForm:saved', { gloss: 'BICICLETA-AZUL' }))).toBeVisible()
  await open(elsewhere, createPath)
  await expect(elsewhere.getByText('BICICLETA-AZUL')).toHaveCount(0)
  await context.close()
})

test('the next stage opens only when the mandatory values are given, and the first missing one has the focus; nothing is lost while the server fails: the draft is sent again, and the sign can be saved later [SGN-02] [VAL-03]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('503')
  await signIn(page, 'bruno')
  await open(page, createPath)
  await next(page, 'phonology').click()
  await expect(page.getByText(pt('errors:form.mandatory'))).toBeVisible()
  await expect(gloss(page)).toBeFocused()
  await expect(stageHeading(page, 'identification')).toBeVisible()
  await audit()
  await gloss(page).fill('FOGUETE-CURTO')
  await next(page, 'phonology').click()
  await expect(page.locator('#field-translation').getByText(pt('errors:value.required'))).toBeVisible()

  await page.route(/\/signs\/(draft|save)$/, (route) => route.fulfill({ status: 503, body: 'unavailable' }))
  await keywords(page).fill('foguete curto')
  await keywords(page).press('Enter')
  await expect(page.getByText(pt('signForm:draft.failed'))).toBeVisible()
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page.getByText(pt('signForm:save.failed'))).toBeVisible()
  await expect(gloss(page)).toHaveValue('FOGUETE-CURTO')
  await page.unroute(/\/signs\/(draft|save)$/)
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page).toHaveURL(listPath)
})

test('a list of values stays open with the typed text while the page scrolls, and a value can be chosen; the signs of an example are found while typing, and what is no published sign is named [SGN-02] [UIX-01]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'bruno')
  await open(page, `${createPath}#morphology`)
  const field = page.getByRole('combobox', { name: pt('properties:lexical_type') })
  await field.focus()
  await page.keyboard.type('emp')
  const loan = page.getByRole('option', { name: 'empréstimo de outra língua de sinais' })
  await expect(loan).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(180, 100)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 120)
  await expect(field).toHaveValue('emp')
  await expect(loan).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('empréstimo de outra língua de sinais')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: pt('signForm:stages.relations') }).click()
  await page.getByRole('button', { name: pt('signForm:examples.add') }).click()
  const signs = page.getByRole('textbox', { name: pt('signForm:examples.signs') })
  await signs.fill('NENHUM-SINAL cl:andar')
  await expect(page.getByText(pt('signForm:examples.unknown', { signs: 'NENHUM-SINAL' }))).toBeVisible()
  const search = page.getByRole('combobox', { name: pt('signForm:examples.addSign') })
  await search.focus()
  await page.keyboard.type('moradia')
  await page.keyboard.press('Enter')
  await expect(signs).toHaveValue('NENHUM-SINAL cl:andar CASA')
  await expect(search).toHaveValue('')
  await signs.fill('CASA')
  await expect(page.getByText('NENHUM-SINAL')).toHaveCount(0)
  await audit('examples')
})

test('two people edit a sign: what only one changed is combined, and Carla chooses the rest [SGN-15]', async ({
  page,
  browser,
  baseURL,
  expectError,
}) => {
  expectError('409')
  await signIn(page, 'bruno')
  const { to } = await addSign(page, 'PENTE-FINO', 'pente fino')

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const carla = await context.newPage()
  carla.on('pageerror', (error) => expect(String(error)).toBe(''))
  await signIn(carla, 'carla')
  await open(carla, to)
  await open(page, to)
  await keywords(page).fill('pente')
  await keywords(page).press('Enter')
  await gloss(page).fill('PENTE-FINÍSSIMO')
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page).toHaveURL(listPath)

  await gloss(carla).fill('PENTE-DE-BOLSO')
  await carla.getByRole('button', { name: pt('signForm:save.leave') }).click()
  const dialog = carla.getByRole('dialog', { name: pt('signForm:conflict.title') })
  await expect(dialog.locator('mark')).toHaveText(['PENTE-DE-BOLSO', 'PENTE-FINÍSSIMO'])
  await dialog.getByRole('radio', { name: /PENTE-FINÍSSIMO/ }).check()
  await dialog.getByRole('button', { name: pt('signForm:conflict.save') }).click()
  await expect(carla).toHaveURL(listPath)
  await open(carla, to)
  await expect(gloss(carla)).toHaveValue('PENTE-FINÍSSIMO')
  await expect(carla.getByText('pente', { exact: true })).toBeVisible()
  await context.close()
})

test('a sign that was deleted meanwhile keeps the work of the form, which goes on as a new sign [SGN-15]', async ({
  page,
  browser,
  baseURL,
  expectError,
}) => {
  expectError('409')
  await signIn(page, 'bruno')
  const { id, to } = await addSign(page, 'BALDE-FURADO', 'balde')
  await open(page, to)
  await keywords(page).fill('balde sem fundo')
  await keywords(page).press('Enter')

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const ana = await context.newPage()
  await signIn(ana, 'ana')
  const deleted = await ana.request.put(`/api/signs/${id}/status`, {
    data: { status: 'deleted', revision: 1 },
  })
  expect(deleted.status()).toBe(200)
  await context.close()

  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page.getByText(pt('signForm:deleted.title'))).toBeVisible()
  await expect(page.getByText('balde sem fundo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: pt('signForm:deleted.asNew') }).click()
  await page.getByRole('button', { name: pt('signForm:save.leave') }).click()
  await expect(page).toHaveURL(listPath)
  await expect(page.getByText(pt('signForm:saved', { gloss: 'BALDE-FURADO' }))).toBeVisible()
})

test('instead of the form of a sign that does not exist an error is shown beside the menu of the panel, which leads on [ERR-05] [UIX-05]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('404')
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/signs/edit/999999')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pt('public:error.heading404'))
  await audit()
  const menu = page.getByRole('navigation', { name: pt('panel:menu.main') })
  await menu.getByRole('link', { name: pt('panel:place.signs'), exact: true }).click()
  await expect(page).toHaveURL(listPath)
  await expect(heading).toHaveText(pt('panel:place.signs'))
})

test('the form and its preview fit 360 and 1280 px and pass axe in English [UIX-03] [UIX-04]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'carla')
  await open(page, '/en/control-panel/signs/edit/1')
  const stages = ['phonology', 'morphology', 'relations', 'preview'] as const
  for (const [index, stage] of stages.entries()) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: en(`signForm:stages.${stage}`) })
      .click()
    await expect(page.getByRole('heading', { name: en(`signForm:stages.${stage}`), level: 2 })).toBeVisible()
    if (stage === 'preview') await expect(page.getByRole('article').first()).toBeVisible()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page), `${stage} ${width}`).toBe(0)
      if ((width === 360) === (index % 2 === 0)) await audit(`${stage} ${width}`)
    }
  }
})
