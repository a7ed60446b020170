import { translator } from '#platform/i18n/i18n-resources.ts'
import { findSignPath } from './find-sign.ts'
import { expect, test } from './fixtures.ts'
import { textsOf } from './page-html.ts'

test('a legacy address opens the sign in its language, also on an open page, to which going back returns; without a sign it opens the word search, and for an unknown sign the 404 page [PUB-14] [ERR-05]', async ({
  page,
  expectError,
}) => {
  const id = /\d+$/.exec(await findSignPath(page, 'casa'))?.[0]
  const signPage = `/signs/view/${id}`
  // legacy-address.test.ts has all forms of these addresses.
  for (const [address, target] of [
    [`/#/hu/busca-por-palavra/sinal/${id}`, `/hu${signPage}`],
    ['/et#/busca-por-palavra/sinal/casa', `/et${signPage}`],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === target && url.hash === '')
    await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  }

  await page.goto('/#/busca-por-palavra/sinal/')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words$/)

  await page.goto('/en')
  await page.waitForLoadState('load')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/busca-por-palavra/sinal/${id}`)
  await expect(page).toHaveURL(new RegExp(`/en/signs/view/${id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)

  expectError('404')
  const title = translator('pt')('public:error.heading404')
  await page.goto('/pt/#/busca-por-palavra/sinal/no-such-sign')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // The fragment leads to this address.
  for (const unknown of ['999999', 'no-such-sign', '1.5', '%00']) {
    const response = await page.request.get(`/pt/signs/legacy/${unknown}`)
    expect(response.status(), unknown).toBe(404)
    expect(textsOf(await response.text(), 'h1'), unknown).toEqual([title])
  }
})
