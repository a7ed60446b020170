import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { disposableEmail, disposableName } from './disposable-accounts.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { textsOf } from './page-html.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const hu = translator('hu')

// Both use one site, which takes long to start.
test.describe.configure({ mode: 'default' })

test('the owner erases a sign after typing its gloss; nobody finds it again, and a record stays [D4] [SGN-11]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  expectError('404')
  const gloss = 'PARA-APAGAR'
  await signIn(page, 'bruno')
  const created = await page.request.post('/api/signs', {
    data: { gloss, translations: { pt: [['para apagar']] } },
  })
  const { id, revision } = (await created.json()).data
  await signIn(page, 'carla')
  await page.request.put(`/api/signs/${id}/status`, {
    data: { status: 'published', revision, withoutVideo: true },
  })
  const publicPath = `/pt/signs/view/${id}`
  expect((await page.request.get(publicPath)).status()).toBe(200)
  await signIn(page, 'ana')
  await open(page, `/pt/control-panel/signs/view/${id}`)
  await page.getByRole('link', { name: pt('erasure:open.sign'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt('erasure:page.sign', { name: gloss }))
  await audit()

  const name = page.getByLabel(pt('erasure:form.name.sign'))
  await name.fill(`${gloss}?`)
  await page.getByLabel(pt('erasure:form.reason')).fill('pedido da família')
  await page.getByRole('button', { name: pt('erasure:form.erase.sign') }).click()
  await expect(name).toHaveAccessibleDescription(new RegExp(pt('errors:erasure.wrongName')))
  await name.fill(gloss)
  await page.getByRole('button', { name: pt('erasure:form.erase.sign') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt('erasure:title'))
  await expect(page.getByRole('main')).toContainText('pedido da família')
  await expect(page.getByRole('main')).toContainText(pt('erasure:list.sign', { id }))
  await audit()

  expect((await page.request.get(publicPath)).status()).toBe(404)
  expect((await page.request.get(`/pt/control-panel/signs/view/${id}`)).status()).toBe(404)
  const found = await page.request.get(`/pt/control-panel/signs?q=${encodeURIComponent(gloss)}`)
  expect(textsOf(await found.text(), 'a')).not.toContain(gloss)
})

test('the owner erases the data of a person, who cannot sign in again and has no name any more, on a phone in Hungarian [D4]', async ({
  page,
  audit,
}) => {
  const name = disposableName('dataErasure')
  const email = disposableEmail('dataErasure')
  await page.setViewportSize({ width: 320, height: 740 })
  await signIn(page, 'ana')
  const people = await page.request.get(`/hu/control-panel/users?q=${encodeURIComponent(name)}`)
  const [edit = ''] = /\/hu\/control-panel\/users\/edit\/\d+/.exec(await people.text()) ?? []
  await open(page, edit)
  await page.getByRole('link', { name: hu('erasure:open.person'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit()
  await page.getByLabel(hu('erasure:form.name.person')).fill(name)
  await page.getByLabel(hu('erasure:form.reason')).fill('saját kérésre')
  await page.getByRole('button', { name: hu('erasure:form.erase.person') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hu('erasure:title'))
  await open(page, edit)
  await expect(page.getByText(hu('erasure:erased'))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)
  const search = await page.request.get(`/hu/control-panel/users?q=${encodeURIComponent(name)}`)
  expect(await search.text()).not.toContain(email)
  await page.context().clearCookies()
  const refused = await page.request.post('/api/signbank/login', {
    data: { email, password: castPassword },
  })
  expect(refused.status()).toBe(401)
})
