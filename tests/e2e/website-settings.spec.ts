import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { waitForNewestMail } from './mailbox.ts'
import { horizontalOverflow, openLanguage } from './site-parts.ts'

const pt = translator('pt')
const settings = '/pt/control-panel/website-settings'

test('an administrator changes title, version and licence, and a visitor sees them without a restart; a contact address is used once the link in its mail is confirmed [CNT-08] [PUB-04] [ACC-03]', async ({
  page,
  site,
  audit,
  expectError,
}) => {
  expectError('422')
  await signIn(page, 'ana')
  await open(page, settings)
  await audit()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  const field = (name: 'homeTitle' | 'versionLabel' | 'licence' | 'contactEmail') =>
    page.getByLabel(pt(`siteSettings:website.${name}`), { exact: name !== 'versionLabel' }).first()
  const save = page.getByRole('button', { name: pt('siteSettings:website.save') })
  await field('homeTitle').fill('Sinais do Litoral')
  await page.locator('input[name=versionLabel]').fill('7.5')
  await field('licence').selectOption('CC-BY-4.0')
  const preview = page.getByRole('region', { name: pt('kit:preview.title') })
  await expect(preview).toContainText('Sinais do Litoral')
  await expect(preview).toContainText('7.5')
  await expect(preview).toContainText('CC BY 4.0')
  await openLanguage(page, 'Alemão')
  await page.locator('[name="homeTitle.de"]').fill('Gebärden der Küste')
  await expect(preview).toContainText('Gebärden der Küste')
  await openLanguage(page, 'Português')
  await field('contactEmail').fill('equipe@localhost')
  await save.click()
  await expect(field('contactEmail')).toHaveAccessibleDescription(
    new RegExp(pt('errors:value.email').slice(0, 20)),
  )
  await expect(field('homeTitle')).toHaveValue('Sinais do Litoral')
  const email = 'equipe@signs.example'
  await field('contactEmail').fill(email)
  await save.click()
  await expect(
    page.getByRole('status').filter({ hasText: pt('siteSettings:contact.saved', { email }) }),
  ).toBeVisible()
  await expect(page.getByText(pt('siteSettings:contact.waiting', { email }))).toBeVisible()
  await expect(field('contactEmail')).not.toHaveValue(email)
  await audit()

  const linkOf = async () => (await waitForNewestMail(email, undefined, site.dataDir)).links[0] ?? ''
  const replaced = await linkOf()
  await page.getByRole('button', { name: pt('siteSettings:contact.resend') }).click()
  await expect.poll(linkOf).not.toBe(replaced)
  expect((await page.request.get(replaced)).status()).toBe(410)
  await page.context().clearCookies()
  await open(page, await linkOf())
  await expect(page.getByText(email)).toBeVisible()
  await audit()
  await page.getByRole('button', { name: pt('passwords:contactEmail.confirm') }).click()
  await expect(page.getByRole('heading', { name: pt('passwords:contactEmail.done.title') })).toBeVisible()
  await open(page, '/pt/about')
  await expect(page.getByText(email)).toBeVisible()

  await follow(page, '/pt')
  await expect(page.getByRole('heading', { level: 1, name: 'Sinais do Litoral' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('7.5')
  await expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
  )
})
