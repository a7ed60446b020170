import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { corpus } from './corpus-data.ts'
import { findSignPath } from './find-sign.ts'
import { expect, open } from './fixtures.ts'
import { additionsTest as test } from './isolated-site.ts'
import { glossesOf } from './page-html.ts'
import { horizontalOverflow } from './site-parts.ts'

const inUse = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: translator(locale)('corpus:inUse') })

test('a visitor watches an example in the first window, sees how often the sign is used, and asks for more [ELN-05] [PUB-13] [UIX-01]', async ({
  page,
  audit,
}) => {
  for (const [locale, sentence, width] of [
    ['de', corpus.german, 360],
    ['pt', corpus.sentence, 1280],
  ] as const) {
    const t = translator(locale)
    await page.setViewportSize({ width, height: 800 })
    await open(page, await findSignPath(page, corpus.sign, locale))
    const example = inUse(page, locale)
    await expect(example).toContainText(sentence)
    await expect(example.locator('mark')).toHaveText([corpus.sign])
    await expect(example.locator('em')).toHaveText([t('corpus:mark.pointing')])
    await expect(example).toContainText(`${corpus.title}, Porto Alegre`)
    await expect(page.getByText(t('corpus:frequency.uses', { count: 17 }))).toBeVisible()

    const watch = example.getByRole('link', { name: t('corpus:play', { text: sentence }) })
    const poster = await watch.boundingBox()
    expect({ overflow: await horizontalOverflow(page), isInWindow: (poster?.y ?? 800) < 780 }).toEqual({
      overflow: 0,
      isInWindow: true,
    })
    await audit(`in ${locale}`)
    await watch.click()
    const film = example.locator('video')
    await expect(film).toHaveJSProperty('muted', true)
    // From half a second before the sentence to half a second after it, and then back.
    await expect(film).toHaveAttribute('src', /#t=0\.1,2\.1$/)
    const replay = example.getByRole('button', { name: t('corpus:play', { text: sentence }) })
    await expect(replay).toBeFocused()
    await expect(replay).toBeVisible()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(0.2)
    await audit(`with the film in ${locale}`)
  }

  const pt = translator('pt')
  const list = page.locator('#corpus ol > li')
  await expect(list).toHaveCount(2)
  await page.getByRole('link', { name: pt('corpus:more', { count: 10 }) }).click()
  await expect(list).toHaveCount(12)
  await page.getByRole('link', { name: pt('corpus:more', { count: 4 }) }).click()
  await expect(list).toHaveCount(16)
  await expect(page.locator('#corpus').getByRole('row')).toHaveText([/./, /^RS\s*12/, /^PE\s*5/])
  await expect(page.locator('#corpus')).toContainText(pt('corpus:frequency.rule.notOverlapping'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('in the dark')
})

test('without JavaScript the example opens its film at its moment, more examples are a page, and lists are ordered by use [ELN-05]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const t = translator('pt')
  await page.goto(await findSignPath(page, corpus.sign))
  const watch = inUse(page, 'pt').getByRole('link', { name: t('corpus:play', { text: corpus.sentence }) })
  await expect(watch).toHaveAttribute('href', /^\/media\/.*\.mp4#t=0\.1,2\.1$/)
  await page.getByRole('link', { name: t('corpus:more', { count: 10 }) }).click()
  await expect(page.locator('#corpus ol > li')).toHaveCount(12)
  await expect(page.locator('body')).not.toContainText(corpus.restricted.title)

  await page.goto('/pt/search-signs/words?q=a')
  await page.getByLabel(t('search:order.label')).selectOption(t('search:order.frequent'))
  await page.getByRole('button', { name: t('search:submit') }).click()
  await expect(page).toHaveURL(/order=frequent/)
  expect(glossesOf(await page.content()).slice(0, 1)).toEqual([corpus.sign])
  await page.close()
})
