import { expect, test, translator } from './fixtures.ts'
import { signPath } from './sign-page.ts'

test('an address of older sign banks opens the sign in the visitor’s language [PUB-14]', async ({ page }) => {
  const path = await signPath(page, 'casa')
  const id = /\d+$/.exec(path)?.[0]
  const below = `/signs/view/${id}`
  for (const [address, found] of [
    [`/#/busca-por-palavra/sinal/${id}`, `/pt${below}`],
    [`/de/#/busca-por-palavra/sinal/${id}`, `/de${below}`],
    [`/#/hu/busca-por-palavra/sinal/${id}`, `/hu${below}`],
    ['/et#/busca-por-palavra/sinal/casa', `/et${below}`],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === found && url.hash === '')
    await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  }
})

test('on a page that is open already it leads on too, and back leads back [PUB-14]', async ({ page }) => {
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

test('without a number it opens the search for words [PUB-14]', async ({ page }) => {
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

test('of a sign that nobody knows it is the 404 page [PUB-14] [ERR-05]', async ({ page, expectError }) => {
  expectError('404')
  for (const id of ['999999', 'no-such-sign', '1.5', '%00']) {
    await page.goto('about:blank')
    await page.goto(`/pt/#/busca-por-palavra/sinal/${id}`)
    const heading = page.getByRole('heading', { level: 1, name: translator('pt')('public:error.heading404') })
    await expect(heading, id).toBeVisible()
  }
})
