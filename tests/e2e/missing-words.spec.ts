import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { field, sendButton } from './contact-page.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use words of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const report = '/pt/control-panel/missing-words'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const wordLink = (page: Page, word: string) => page.getByRole('link', { name: word, exact: true })

/** Searches a word that no sign has, and writes that its sign is missing. */
async function tellMissing(page: Page, word: string): Promise<void> {
  await open(page, `/pt/search-signs/words?q=${word}`)
  await page.getByRole('link', { name: pt('search:none.tell') }).click()
  await expect(field(page, 'word')).toHaveValue(word)
  await field(page, 'message').fill('Uso este sinal todo dia.')
  await field(page, 'email').fill('grace@school.example')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('contact:sent.title') })).toBeVisible()
}

test('a general search that finds nothing is reported with its text and language alone [D47]', async ({
  page,
}) => {
  // Browsers do not show the content of beacons.
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(window, { reported })
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => reported.push(`${url} ${text}`))
      return true
    }
  })
  await open(page, '/pt/search-signs/words?q=saxofonista')
  const reported = () => page.evaluate(() => (window as unknown as { reported: string[] }).reported)
  await expect.poll(reported).toEqual(['/api/search-miss {"text":"saxofonista","language":"pt"}'])
})

test('Ana sees the word of a message in the report, sets it aside and takes it back [D47] [UIX-03] [UIX-05]', async ({
  page,
  audit,
}) => {
  await tellMissing(page, 'Quiromancia')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  const item = page.getByRole('navigation').getByRole('link', { name: pt('panel:place.missingWords') })
  await expect(item).toContainText(/\d/)
  await item.click()
  await expect(page.getByRole('heading', { level: 1, name: pt('missingWords:title') })).toBeVisible()
  await audit('the report')
  await wordLink(page, 'Quiromancia').click()
  await expect(page.getByText('Uso este sinal todo dia.')).toBeVisible()
  await audit('the word')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  const aside = page.getByRole('region', { name: pt('missingWords:aside.title') })
  await aside.getByRole('button').click()
  const reason = aside.getByRole('textbox', { name: pt('missingWords:aside.reason') })
  await expect(reason).toHaveAccessibleDescription(new RegExp(pt('errors:value.required')))
  await reason.fill('Não é um sinal')
  await aside.getByRole('button').click()
  await expect(toast(page, pt('missingWords:toast.setAside', { word: 'quiromancia' }))).toBeVisible()
  await expect(wordLink(page, 'Quiromancia')).toHaveCount(0)
  await follow(page, `${report}?state=aside`)
  await expect(page.getByText('Não é um sinal')).toBeVisible()
  await wordLink(page, 'Quiromancia').click()
  await page.getByRole('button', { name: pt('missingWords:aside.takeBack') }).click()
  await expect(toast(page, pt('missingWords:toast.takenBack', { word: 'quiromancia' }))).toBeVisible()
  await follow(page, report)
  await expect(wordLink(page, 'Quiromancia')).toBeVisible()
})

test('Ana adds the word to a sign, or begins a new sign with it [D47] [SGN-12]', async ({ page }) => {
  await tellMissing(page, 'caseiro')
  await signIn(page, 'ana')
  await open(page, report)
  await wordLink(page, 'caseiro').click()
  const keyword = page.getByRole('region', { name: pt('missingWords:keyword.title') })
  const search = keyword.getByRole('combobox', { name: pt('missingWords:keyword.search') })
  await search.fill('família')
  await page.getByRole('option', { name: /FAMÍLIA/ }).click()
  await expect(keyword.getByText('FAMÍLIA', { exact: true })).toBeVisible()
  await keyword.getByRole('button', { name: pt('missingWords:keyword.button') }).click()
  const added = pt('missingWords:toast.addKeyword', { word: 'caseiro', gloss: 'FAMÍLIA' })
  await expect(toast(page, added)).toBeVisible()
  await page.getByRole('link', { name: pt('missingWords:act.create') }).click()
  const gloss = page.getByRole('textbox', { name: pt('properties:gloss') }).first()
  await expect(gloss).toHaveValue('CASEIRO')
})

test('Ana writes which signs express a phrase together, and the word search shows them in this order [PUB-07] [UIX-03]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, report)
  await page.getByRole('link', { name: pt('missingWords:combination.title') }).click()
  await page.getByRole('link', { name: pt('missingWords:combination.create') }).click()
  await page.getByRole('textbox', { name: pt('missingWords:combination.text') }).fill('Casa de família')
  const save = page.getByRole('button', { name: pt('missingWords:combination.save') })
  const search = page.getByRole('combobox', { name: pt('missingWords:combination.add') })
  for (const gloss of ['FAMÍLIA', 'CASA']) {
    await search.fill(gloss)
    await page
      .getByRole('option', { name: new RegExp(`^${gloss}\\b`) })
      .first()
      .click()
    if (gloss === 'FAMÍLIA') {
      await save.click()
      await expect(search).toHaveAccessibleDescription(new RegExp(pt('errors:combination.tooFewSigns')))
    }
  }
  await audit('the form')
  await save.click()
  const created = pt('missingWords:toast.combinationCreated', { text: 'Casa de família' })
  await expect(toast(page, created)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'FAMÍLIA + CASA' })).toBeVisible()
  await audit('the list')

  await open(page, '/pt/search-signs/words?q=casa+de+familia')
  const note = page.getByRole('region', { name: pt('search:combination.title', { text: 'Casa de família' }) })
  await expect(note.getByRole('heading', { level: 3 })).toHaveText(['FAMÍLIA', 'CASA'])
  await audit('the search')
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
})
