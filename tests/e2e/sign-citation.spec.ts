import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { findSignPath, openSignOfWord } from './find-sign.ts'
import { expect, test } from './fixtures.ts'
import { descriptionIn } from './page-html.ts'
import { openSection, permanentAddress } from './sign-page.ts'
import { descriptionOf } from './site-parts.ts'

const pt = translator('pt')

test('the citation of a sign is shown in the language of the page; it and the address can be copied, and the address shared if the browser supports it [PUB-13]', async ({
  page,
  context,
}) => {
  const sentences = new Set<string>()
  for (const locale of locales) {
    const path = await findSignPath(page, 'casa', locale)
    const html = await (await page.request.get(path)).text()
    const sentence = descriptionIn(html, translator(locale)('signs:cite')) ?? ''
    expect(sentence, locale).toContain('CASA')
    expect(sentence, locale).toContain(path)
    sentences.add(sentence.replace(path, ''))
  }
  expect(sentences.size).toBe(locales.length)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.title = `shared ${data.url}`
      },
    })
  })
  const t = translator('de')
  await openSignOfWord(page, 'casa', 'de')
  const address = permanentAddress(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const entry = await openSection(page, t('signs:about'))
  await entry.getByRole('button', { name: t('signs:copyCitation') }).click()
  const copied = await clipboard()
  expect(await descriptionOf(entry, t('signs:cite')).textContent()).toContain(copied)
  expect(copied).toContain(address)

  await page.getByRole('link', { name: t('signs:citeShort'), exact: true }).click()
  await page.getByRole('button', { name: t('signs:copyAddress') }).click()
  expect(await clipboard()).toBe(address)
  await page.getByRole('button', { name: t('signs:shareWith'), exact: true }).click()
  await expect(page).toHaveTitle(`shared ${address}`)
})

test('files for reference managers can be downloaded without JavaScript [PUB-13]', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await findSignPath(page, 'casa')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(path)
  await openSection(plain, pt('signs:about'))
  const formats = {
    BibTeX: [/\.bib$/, 'title = {{CASA}}'],
    RIS: [/\.ris$/, 'TI  - CASA'],
    'CSL-JSON': [/\.json$/, '"CASA"'],
  } as const
  for (const [name, [fileName, part]] of Object.entries(formats)) {
    const link = plain.getByRole('main').getByRole('link', { name, exact: true })
    const [download] = await Promise.all([plain.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(fileName)
    const text = await (await plain.request.get((await link.getAttribute('href')) ?? '')).text()
    expect(text).toContain(part)
    expect(text).toContain(path)
  }
  await context.close()
})

test('a citation in an unknown format is refused with a message', async ({ page, request }) => {
  const id = /\d+$/.exec(await findSignPath(page, 'casa'))?.[0]
  const response = await request.get(`/api/signs/${id}/citation?format=endnote`, {
    headers: { 'accept-language': 'pt' },
  })
  expect(response.status()).toBe(422)
  expect(JSON.stringify(await response.json())).toContain(pt('errors:value.unknown', { value: 'endnote' }))
})

test('the author of a sign is shown by display name on its page, in its citation and in structured data [D29]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/signs?per_page=24&order=alphabetical')).json()
  const signs = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await (await request.get(`/api/signs/${id}`)).json()).data),
  )
  const sign = signs.find(({ author }) => author !== null)
  expect(sign.author).toBe('Bruno Albuquerque')
  await page.goto(`/pt/signs/view/${sign.id}`)
  const entry = await openSection(page, pt('signs:about'))
  await expect(descriptionOf(entry, pt('signs:author'))).toHaveText('Bruno Albuquerque')
  await expect(descriptionOf(entry, pt('signs:cite'))).toContainText('Bruno Albuquerque (20')
  const structured = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(structured ?? '').mainEntityOfPage.author.name).toBe('Bruno Albuquerque')
  const citation = await request.get(`/api/signs/${sign.id}/citation?format=ris`)
  expect(await citation.text()).toContain('AU  - Bruno Albuquerque')
})
