import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { glossesOf, shownText } from './page-html.ts'
import { chooseLanguage, field, horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')
const viewPath = (id: number) => `/pt/control-panel/signs/view/${id}`

/** Sends a request of the API as the person who is signed in. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: object) {
  const response = await page.request.fetch(`/api${path}`, { method, data })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { data: { id: number; revision: number } }).data
}

type Change =
  | 'publish'
  | 'publishChanges'
  | 'unpublish'
  | 'decline'
  | 'remove'
  | 'restoreVersion'
  | 'assignPublisher'

/** Opens the confirmation of a decision and returns its dialog. */
async function ask(page: Page, change: Change, gloss: string) {
  await page.getByRole('link', { name: pt(`signView:change.${change}.button`), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: pt(`signView:change.${change}.question`, { gloss }) })
  await expect(dialog).toBeVisible()
  return dialog
}
const confirm = (page: Page, change: Change) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: pt(`signView:change.${change}.send`), exact: true })
    .click()
const done = (page: Page, change: Change) =>
  expect(page.getByText(pt(`signView:change.${change}.done`)).first()).toBeVisible()

test('Carla sends the sign of Bruno back with a note, Bruno mends it, Carla publishes it, a visitor finds it by its hand; a later change waits, and Carla takes the sign back [SGN-09] [SGN-10] [SGN-13] [ROL-05]', async ({
  page,
  request,
  audit,
  expectError,
}) => {
  // The decision without its note.
  expectError('422')
  const gloss = 'TINTA-NO-NARIZ'
  await signIn(page, 'bruno')
  const { id } = await send(page, 'POST', '/signs', {
    gloss,
    translations: { pt: [['tinta no nariz']] },
    handshape_dominant: 'flat-hand',
    location: 'nose',
  })
  const hand = '/pt/search-signs/category/search-result?handshape=flat-hand&location=nose'
  const visitorFinds = (isFound: boolean) =>
    expect.poll(async () => glossesOf(await (await request.get(hand)).text()).includes(gloss)).toBe(isFound)

  await signIn(page, 'carla')
  await open(page, viewPath(id))
  await ask(page, 'decline', gloss)
  await audit('the confirmation')
  await confirm(page, 'decline')
  await expect(page.getByRole('dialog').getByText(pt('errors:value.required')).first()).toBeVisible()
  await field(page.getByRole('dialog'), pt('signView:note.label'), pt).fill('Filme de novo.')
  await confirm(page, 'decline')
  await done(page, 'decline')
  // A version that was sent back can be published, but not by mistake.
  const question = await ask(page, 'publish', gloss)
  await expect(question.getByText('Filme de novo.')).toBeVisible()
  await question.getByRole('button', { name: pt('signView:cancel'), exact: true }).click()

  await signIn(page, 'bruno')
  await open(page, viewPath(id))
  await expect(page.getByText('Filme de novo.').first()).toBeVisible()
  await expect(page.getByText(pt('errors:sign.approversOnly')).first()).toBeVisible()
  await send(page, 'PATCH', `/signs/${id}`, { revision: 1, translations: { pt: [['tinta azul no nariz']] } })

  await signIn(page, 'carla')
  await open(page, viewPath(id))
  await expect(page.getByText('tinta azul no nariz').first()).toBeVisible()
  await ask(page, 'publish', gloss)
  await page.getByRole('dialog').getByLabel(pt('signView:withoutVideo')).check()
  await confirm(page, 'publish')
  await done(page, 'publish')
  await expect(page.getByRole('button', { name: pt('ui:toast.undo') })).toBeVisible()
  await visitorFinds(true)

  await signIn(page, 'bruno')
  await send(page, 'PATCH', `/signs/${id}`, {
    revision: 3,
    translations: { pt: [['tinta verde no nariz']] },
  })
  const publicPage = shownText(await (await request.get(`/pt/signs/view/${id}`)).text())
  expect(publicPage).toContain('tinta azul no nariz')
  expect(publicPage).not.toContain('tinta verde no nariz')
  await signIn(page, 'carla')
  await open(page, `${viewPath(id)}?compare=1,4`)
  await expect(page.getByRole('heading', { name: pt('signView:waiting.title') })).toBeVisible()
  await expect(page.locator('ins').filter({ hasText: 'verde' }).first()).toBeVisible()
  await audit('changes that wait')

  await ask(page, 'unpublish', gloss)
  await confirm(page, 'unpublish')
  await done(page, 'unpublish')
  // Publishing again would show the later version, so that there is no undo.
  await expect(page.getByRole('button', { name: pt('ui:toast.undo') })).toHaveCount(0)
  await visitorFinds(false)
})

test('the page of a sign has the groups of the public page, which a phone folds; Edit is filled, Delete is quiet and last; the page fits narrow and wide windows, in the dark and in German [SGN-13]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/signs?q=trabalhar')
  await page.getByRole('link', { name: 'TRABALHAR', exact: true }).first().click()
  const group = (name: 'meaning' | 'use') =>
    page.getByRole('region', { name: pt(`properties:group.${name}`), exact: true })
  await expect(group('meaning').getByText(pt('properties:translation'))).toBeVisible()
  const wordClass = group('use').getByText(pt('properties:word_class'))
  await expect(wordClass).toBeHidden()
  await group('use').locator('summary').click()
  await expect(wordClass).toBeVisible()
  await audit()
  expect(await horizontalOverflow(page)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('region', { name: pt('properties:group.media') }).locator('dl')).toBeVisible()
  const actions = page.getByRole('region', { name: pt('signView:actions.label') }).getByRole('link')
  await expect(actions.last()).toHaveText(pt('signView:change.remove.button'))
  const groundOf = (link: typeof actions) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(actions.last())).toBe('rgba(0, 0, 0, 0)')
  const edit = page.getByRole('link', { name: pt('signView:edit'), exact: true })
  expect(await groundOf(edit)).not.toBe(await groundOf(actions.first()))

  await chooseLanguage(page, 'PT', 'Deutsch')
  await expect(page.getByRole('heading', { name: de('signView:history.title') })).toBeVisible()
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
    await audit(`${width} px, ${colorScheme}`)
  }
})

test('Bruno compares two versions, makes the earlier one the newest, and the history keeps all [SGN-13]', async ({
  page,
  audit,
}) => {
  const gloss = 'PONTE-VELHA'
  const inPortuguese = (word: string) => ({ translations: { pt: [[word]] } })
  await signIn(page, 'bruno')
  const { id } = await send(page, 'POST', '/signs', { gloss, ...inPortuguese('ponte de pedra') })
  await send(page, 'PATCH', `/signs/${id}`, { revision: 1, ...inPortuguese('ponte de madeira') })
  await send(page, 'PATCH', `/signs/${id}`, { revision: 2, lemma: 'PONTE' })
  await open(page, viewPath(id))

  const compare = page.getByRole('form', { name: pt('signView:compare.title') })
  await compare.getByLabel(pt('signView:compare.from')).selectOption('1')
  await compare.getByLabel(pt('signView:compare.to')).selectOption('3')
  await compare.getByRole('button', { name: pt('signView:compare.send') }).click()
  const result = page.getByRole('region', { name: pt('signView:compare.result', { from: 1, to: 3 }) })
  await expect(result.locator('del').filter({ hasText: 'pedra' })).toBeVisible()
  await expect(result.locator('ins').filter({ hasText: 'madeira' })).toBeVisible()
  await expect(result.getByText('PONTE', { exact: true })).toBeVisible()
  await audit('two versions')

  await page.getByRole('link', { name: pt('signView:history.restoreOf', { number: 1 }), exact: true }).click()
  const question = pt('signView:change.restoreVersion.question', { gloss, version: 1 })
  await expect(page.getByRole('dialog', { name: question })).toBeVisible()
  await audit('the question')
  await confirm(page, 'restoreVersion')
  await done(page, 'restoreVersion')
  const history = page.getByRole('region', { name: pt('signView:history.title') })
  const newest = history.getByRole('listitem').first()
  await expect(newest).toContainText(pt('signView:history.version', { number: 4 }))
  await expect(newest).toContainText(pt('signView:history.current'))
  await expect(newest).toContainText(pt('signView:kind.restore'))
  await expect(
    history.getByRole('heading', { name: pt('signView:history.version', { number: 3 }) }),
  ).toBeVisible()
  await expect(page.getByText('ponte de pedra').first()).toBeVisible()
  await open(page, `${viewPath(id)}?compare=1,4`)
  await expect(page.getByText(pt('signView:compare.same'))).toBeVisible()
})

test('Ana undoes a publication, a withdrawal and a deletion in the message, which goes after ten seconds [SGN-09] [SGN-11]', async ({
  page,
}) => {
  const gloss = 'VELA-ACESA'
  await signIn(page, 'bruno')
  const { id } = await send(page, 'POST', '/signs', { gloss, translations: { pt: [['vela acesa']] } })
  await signIn(page, 'ana')
  await open(page, viewPath(id))
  /** The button of the message about a change; messages of earlier ones can still be shown. */
  const undo = (change: Change) =>
    page
      .getByRole('status')
      .locator('div')
      .filter({ hasText: pt(`signView:change.${change}.done`) })
      .getByRole('button', { name: pt('ui:toast.undo'), exact: true })
  const publish = async () => {
    const dialog = await ask(page, 'publish', gloss)
    await dialog.getByLabel(pt('signView:withoutVideo')).check()
    await confirm(page, 'publish')
    await done(page, 'publish')
  }
  const publicStatus = async () => (await page.request.get(`/pt/signs/view/${id}`)).status()

  await publish()
  await undo('publish').click()
  await done(page, 'unpublish')
  await expect.poll(publicStatus).toBe(404)
  // What was undone is not offered to be undone.
  await expect(undo('unpublish')).toHaveCount(0)

  await publish()
  await ask(page, 'unpublish', gloss)
  await confirm(page, 'unpublish')
  await done(page, 'unpublish')
  await undo('unpublish').click()
  await done(page, 'publish')
  await expect.poll(publicStatus).toBe(200)

  await ask(page, 'unpublish', gloss)
  await confirm(page, 'unpublish')
  // The message of the earlier withdrawal can still be shown.
  const publishLink = page.getByRole('link', { name: pt('signView:change.publish.button'), exact: true })
  await expect(publishLink).toBeVisible()
  await ask(page, 'remove', gloss)
  await confirm(page, 'remove')
  await done(page, 'remove')
  await undo('remove').click()
  await expect(page.getByText(pt('signView:change.restore.done')).first()).toBeVisible()

  // Only now: a fake clock has no marks of the browser's timeline, which `open` waits for.
  await page.clock.install()
  await ask(page, 'remove', gloss)
  await confirm(page, 'remove')
  await expect(undo('remove')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(11_000)
  await expect(undo('remove')).toHaveCount(0)
})

test('Ana names Carla as the publisher of a sign of Bruno, who may not do that himself; the history says so [SGN-10] [SGN-13]', async ({
  page,
  audit,
  expectError,
}) => {
  // Sent without a person.
  expectError('422')
  const gloss = 'PENA-EMPRESTADA'
  await signIn(page, 'bruno')
  const { id } = await send(page, 'POST', '/signs', { gloss, translations: { pt: [['pena emprestada']] } })
  await open(page, `${viewPath(id)}?change=assignPublisher`)
  await expect(page.getByRole('dialog').getByText(pt('errors:account.adminsOnly'))).toBeVisible()

  await signIn(page, 'ana')
  await open(page, viewPath(id))
  const dialog = await ask(page, 'assignPublisher', gloss)
  await audit('the choice of a publisher')
  const publisher = field(dialog, pt('signView:facts.publisher'), pt)
  await publisher.selectOption('')
  await confirm(page, 'assignPublisher')
  await expect(dialog.getByText(pt('errors:value.choose')).first()).toBeVisible()
  await publisher.selectOption({ label: 'Carla Winter (carla@signbank.example)' })
  await confirm(page, 'assignPublisher')
  await done(page, 'assignPublisher')
  const facts = page.getByRole('region', { name: pt('signView:facts.title') })
  await expect(facts.getByText('Carla Winter')).toBeVisible()
  await expect(facts.getByText('Bruno Albuquerque')).toBeVisible()
  const people = { before: 'Bruno Albuquerque', after: 'Carla Winter' }
  const history = page.getByRole('region', { name: pt('signView:history.title') })
  await expect(history.getByText(pt('signView:decision.publisher', people))).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a decision is confirmed in the page [SGN-09]', async ({ page }) => {
    await signIn(page, 'bruno')
    const { id } = await send(page, 'POST', '/signs', {
      gloss: 'SEM-SCRIPT',
      translations: { pt: [['sem script']] },
    })
    await signIn(page, 'carla')
    await page.goto(viewPath(id))
    await page.getByRole('link', { name: pt('signView:change.decline.button') }).click()
    await field(page.getByRole('main'), pt('signView:note.label'), pt).fill('Falta o vídeo.')
    await page.getByRole('button', { name: pt('signView:change.decline.send') }).click()
    await expect(page.getByText('Falta o vídeo.').first()).toBeVisible()
  })
})

test('people who await acceptance read published signs and decide nothing; pending ones do not exist for them [SGN-13] [D3]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  const { id } = await send(page, 'POST', '/signs', {
    gloss: 'AINDA-PENDENTE',
    translations: { pt: [['ainda']] },
  })
  await signIn(page, 'denes')
  await open(page, viewPath(1))
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await expect(page.getByRole('region', { name: pt('signView:actions.label') })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: pt('signView:history.title') })).toHaveCount(0)
  expect((await page.request.get(viewPath(id))).status()).toBe(404)
})
