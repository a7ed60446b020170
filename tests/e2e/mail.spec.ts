import { translator } from '#platform/i18n/i18n-resources.ts'
import { castEmail } from '#seeds/cast-people.ts'
import { expect, open, test } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'
import { field } from './site-parts.ts'

const et = translator('et')

test('without a mail server the mails are readable on the same machine and nowhere else', async ({
  page,
  request,
  audit,
}) => {
  await open(page, '/et/forgot-password')
  await field(page, et('passwords:field.email'), et).fill(castEmail('eeva'))
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
  const otherHost = await request.get('/dev/mail', { headers: { host: 'evil.example' } })
  expect(otherHost.status()).toBe(404)
})
