import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { shownText, textsOf } from './page-html.ts'

const pt = translator('pt')
const et = translator('et')
const term = 'relative-orientation'

test('the glossary explains each term in the five languages, and a URL opens a term [SGN-04] [SGN-05] [UIX-04]', async ({
  page,
  audit,
}) => {
  for (const locale of locales) {
    const t = translator(locale)
    const html = await (await page.request.get(`/${locale}/glossary`)).text()
    expect(textsOf(html, 'title')[0], locale).toMatch(new RegExp(`^${t('glossary:title')}`))
    const entry = shownText(html.slice(html.indexOf(`id="${term}"`)))
    expect(entry, locale).toContain(t(`glossary:term.${term}`))
    expect(entry, locale).toContain(t(`glossary:text.${term}`))
  }

  await open(page, `/et/glossary#${term}`)
  const entry = page.locator(`#${term}`)
  await expect(entry).toBeInViewport()
  await expect(entry.getByRole('heading', { name: et(`glossary:term.${term}`) })).toBeVisible()
  await expect(entry).toContainText(et(`glossary:text.${term}`))
  await entry.getByRole('link', { name: et('glossary:term.orientation') }).click()
  await expect(page).toHaveURL('/et/glossary#orientation')
  await expect(page.locator('#orientation')).toBeInViewport()
  await audit()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: et('public:place.glossary') })
    .click()
  await expect(page).toHaveURL('/et/glossary')
})

test('Bruno reads what a term of the form means in another tab, and his text is still there [SGN-02] [SGN-04]', async ({
  page,
  context,
}) => {
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/signs/create')
  const gloss = page.getByRole('textbox', { name: pt('properties:gloss') }).first()
  await gloss.fill('CATA-VENTO-AZUL')
  await page.getByRole('link', { name: pt('signForm:stages.phonology') }).click()
  const other = page.getByRole('textbox', { name: pt('properties:other_phonology') })
  await other.fill('com a palma para fora')
  const opened = context.waitForEvent('page')
  const place = page.locator('#section-place')
  await place.getByText(pt('signForm:glossary.open')).click()
  await place.getByRole('link', { name: pt(`glossary:term.${term}`) }).click()
  const glossary = await opened
  await expect(glossary).toHaveURL(`/pt/glossary#${term}`)
  await expect(glossary.locator(`#${term}`)).toBeInViewport()
  await glossary.close()
  await expect(other).toHaveValue('com a palma para fora')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATA-VENTO-AZUL')
})
