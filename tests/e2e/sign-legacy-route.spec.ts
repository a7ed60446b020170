import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, test } from './fixtures.ts'
import { signPath } from './sign-page.ts'

test('a legacy address opens the sign in its language [PUB-14]', async ({ page }) => {
  const path = await signPath(page, 'casa')
  const id = /\d+$/.exec(path)?.[0]
  const signPage = `/signs/view/${id}`
  for (const [address, target] of [
    [`/#/busca-por-palavra/sinal/${id}`, `/pt${signPage}`],
    [`/de/#/busca-por-palavra/sinal/${id}`, `/de${signPage}`],
    [`/#/hu/busca-por-palavra/sinal/${id}`, `/hu${signPage}`],
    ['/et#/busca-por-palavra/sinal/casa', `/et${signPage}`],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === target && url.hash === '')
    await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  }
})

test('a legacy fragment works on an open page, and going back returns to it [PUB-14]', async ({ page }) => {
  const id = /\d+$/.exec(await signPath(page, 'casa'))?.[0]
  await page.goto('/en')
  await page.waitForLoadState('load')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/busca-por-palavra/sinal/${id}`)
  await expect(page).toHaveURL(new RegExp(`/en/signs/view/${id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
})

test('a legacy address without a sign opens the word search [PUB-14]', async ({ page }) => {
  for (const address of [
    '/#/busca-por-palavra/sinal/',
    '/#/busca-por-palavra/sinal',
    '/pt/#/busca-por-palavra',
  ]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/pt\/search-signs\/words$/)
  }
})

test('a legacy address of an unknown sign opens the 404 page [PUB-14] [ERR-05]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  for (const id of ['999999', 'no-such-sign', '1.5', '%00']) {
    await page.goto('about:blank')
    await page.goto(`/pt/#/busca-por-palavra/sinal/${id}`)
    const heading = page.getByRole('heading', { level: 1, name: translator('pt')('public:error.heading404') })
    await expect(heading, id).toBeVisible()
  }
})
