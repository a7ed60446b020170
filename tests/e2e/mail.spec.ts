import { castEmail } from '#seeds/cast-people.ts'
import { expect, open, test, translator } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'

const et = translator('et')

test('without a mail server, who sits at the machine reads the mails there, and nobody else', async ({
  page,
  request,
  audit,
}) => {
  await open(page, '/et/forgot-password')
  await page.locator('input[name="email"]').fill(castEmail('eeva'))
  await page.getByRole('button', { name: et('passwords:forgot.send') }).click()
  await expect(page.getByRole('heading', { name: et('passwords:forgot.sent.title') })).toBeVisible()
  const subject = et('mails:kinds.reset-password.subject')
  const { text, links } = await waitForNewestMail(castEmail('eeva'), subject)
  expect(text).toContain(et('mails:greeting', { name: 'Eeva Tamm' }))
  expect(links[0]).toMatch(/^\/et\/reset-password\?token=[\w-]{43}$/)

  await page.goto('/dev/mail')
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: castEmail('eeva') })
    .first()
  await audit()
  await mail.getByRole('link', { name: subject }).click()
  await expect(page.getByText(castEmail('eeva'))).toBeVisible()
  await expect(page.getByRole('link', { name: links[0] ?? '' })).toBeVisible()
  await audit()

  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await request.get('/dev/mail', { headers })).status()).toBe(404)
  const elsewhere = await request.get('/dev/mail', { headers: { host: 'evil.example' } })
  expect(elsewhere.status()).toBe(404)
})
