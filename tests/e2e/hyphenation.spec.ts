import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import { expect, test } from './fixtures.ts'

const hyphenation = { phone: 'auto', desktop: 'manual' }
/** Languages with long words are hyphenated at any width. */
const hyphenationByLocale: Record<Locale, Record<keyof typeof widths, string>> = {
  pt: hyphenation,
  en: hyphenation,
  de: { phone: 'auto', desktop: 'auto' },
  hu: { phone: 'auto', desktop: 'auto' },
  et: { phone: 'auto', desktop: 'auto' },
}
const widths = { phone: 360, desktop: 1280 } as const

test('words are hyphenated on phones, and on all screens in languages with long words; glosses never are [UIX-01]', async ({
  page,
}) => {
  await page.goto('/pt/signs/view/1')
  for (const [locale, expected] of Object.entries(hyphenationByLocale)) {
    const tag = localeTags[locale as Locale]
    const html = await (await page.request.get(`/${locale}/signs/view/1`)).text()
    expect(html).toContain(`<html lang="${tag}"`)
    await page.locator('html').evaluate((element, lang) => element.setAttribute('lang', lang), tag)
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize({ width: widths[screen], height: 800 })
      const name = `${locale} ${screen}`
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), name).toHaveCSS(
        'hyphens',
        expected[screen],
      )
      await expect(page.locator('.gloss').first(), name).toHaveCSS('hyphens', 'manual')
    }
  }
})
