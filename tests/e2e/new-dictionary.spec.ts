import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { answerCookieNotice, expect, open, signIn } from './fixtures.ts'
import { field } from './site-parts.ts'
import { hasPostgres, owner, twoProcessesTest as test } from './two-processes.ts'

const en = translator('en')
const panel = '/en/control-panel'

/** Checks every box and the first option of each question, section by section. */
async function answerConsentForm(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: en('consent:question.consent.title') })
  for (const section of ['sharing', 'deletion', 'policy', 'acknowledgement'] as const) {
    await expect(form.getByRole('heading', { name: en(`consent:${section}.title`) })).toBeVisible()
    for (const question of await form.getByRole('group').all())
      await question.getByRole('radio').first().check()
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    if (section !== 'acknowledgement') await form.getByRole('button', { name: en('consent:next') }).click()
  }
  await form.getByRole('button', { name: en('consent:accept') }).click()
  await expect(form).toHaveCount(0)
}

test('a new owner follows the checklist and makes a Dutch dictionary out of the demonstration: language, look, texts, first sign; a colleague publishes it, and a visitor in another process sees it [CNT-04] [CNT-05] [CNT-08] [PUB-04]', async ({
  page,
  browser,
  processes,
}) => {
  test.skip(!hasPostgres, 'PostgreSQL is missing')
  const saved = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  let sign: string | undefined
  const line = (name: string) => page.locator(`[data-line=${name}]`)
  const openLine = async (name: string) => {
    await open(page, `${panel}/setup`)
    await line(name).getByRole('link').first().click()
  }

  await test.step('the owner signs in and finds the checklist', async () => {
    await open(page, '/en/login')
    await page.getByRole('textbox', { name: en('signIn:email') }).fill(owner.email)
    await field(page, en('signIn:password'), en).fill(owner.password)
    await page.getByRole('button', { name: en('signIn:submit') }).click()
    await page
      .getByRole('dialog', { name: en('consent:question.terms.title') })
      .getByRole('button', { name: en('consent:accept') })
      .click()
    await answerConsentForm(page)
    const card = page.getByRole('region', { name: en('siteSettings:setup.title') })
    await card.getByRole('link', { name: en('siteSettings:setup.continue') }).click()
    await expect(line('signs')).toContainText(en('siteSettings:setup.state.missing'))
  })

  await test.step('Dutch becomes the default language', async () => {
    await openLine('languages')
    await page.getByRole('link', { name: en('languages:create') }).click()
    await page.getByRole('textbox', { name: en('languages:field.language') }).fill('Nederlands')
    await page.getByRole('button', { name: en('languages:add') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nederlands' })).toBeVisible()
    await page.getByRole('checkbox', { name: en('languages:field.default') }).check()
    await page.getByRole('button', { name: en('languages:save'), exact: true }).click()
    await expect(page.getByText(en('languages:state.default'), { exact: true })).toBeVisible()
  })

  await test.step('the dictionary has a country, a sign language and a title', async () => {
    await openLine('country')
    await page.getByRole('combobox', { name: en('siteSettings:website.country') }).fill('Netherlands')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: en('siteSettings:website.signLanguage') }).fill('dse')
    await page.keyboard.press('Enter')
    await page
      .getByLabel(en('siteSettings:website.homeTitle'), { exact: true })
      .first()
      .fill('Signs of the Lowlands')
    await page.getByRole('button', { name: en('siteSettings:website.save') }).click()
    await saved(en('siteSettings:website.saved'))
  })

  await test.step('the site has a colour of its own', async () => {
    await openLine('look')
    await page
      .getByRole('textbox', { name: en('siteSettings:identity.color.primary'), exact: true })
      .fill('#7a1f5c')
    await page.getByRole('button', { name: en('siteSettings:identity.save') }).click()
    await saved(en('siteSettings:identity.saved'))
  })

  await test.step('the first sign is described in Dutch, and the checklist knows what is done', async () => {
    await open(page, `${panel}/signs/create`)
    await page
      .getByRole('textbox', { name: en('properties:gloss') })
      .first()
      .fill('FIETS')
    const keywords = page.getByRole('textbox', { name: en('signForm:translation.keywords') }).first()
    await keywords.fill('fiets')
    await keywords.press('Enter')
    await page.getByRole('button', { name: en('signForm:save.leave') }).click()
    await saved(en('signForm:saved', { gloss: 'FIETS' }))
    const href = await page.getByRole('link', { name: 'FIETS', exact: true }).first().getAttribute('href')
    sign = /\d+/.exec(href ?? '')?.[0]
    await open(page, `${panel}/setup`)
    for (const name of ['languages', 'country', 'look'])
      await expect(line(name)).toContainText(en('siteSettings:setup.state.ready'))
  })

  await test.step('Carla publishes it', async () => {
    await signIn(page, 'carla')
    await open(page, `${panel}/signs/view/${sign}`)
    await page.getByRole('link', { name: en('signView:change.publish.button'), exact: true }).click()
    const publish = en('signView:change.publish.button').replace('…', '')
    await page.getByRole('checkbox', { name: /without a video/ }).check()
    await page.getByRole('button', { name: publish, exact: true }).click()
    await saved(en('signView:change.publish.done'))
  })

  await test.step('a visitor of the other process sees all of it', async () => {
    const context = await browser.newContext({ baseURL: processes.second })
    await answerCookieNotice(context)
    const visitor = await context.newPage()
    await expect(async () => {
      await visitor.goto('/en')
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Signs of the Lowlands')
    }).toPass()
    const primary = await visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    )
    expect(primary).toContain('#7a1f5c')
    await visitor.goto('/en/search-signs/words?q=fiets')
    await visitor.getByRole('main').getByRole('link', { name: 'FIETS', exact: true }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'FIETS' })).toBeVisible()
    await expect(visitor.getByRole('main').getByText('fiets', { exact: true }).first()).toHaveAttribute(
      'lang',
      'nl',
    )
    await context.close()
  })
})
