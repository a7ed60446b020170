import { translator } from '#platform/i18n/i18n-resources.ts'
import { contactForm, expectSent, field, sendButton } from './contact-page.ts'
import { contactFormBody } from './contact-request.ts'
import { expect } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'

const pt = translator('pt')

test('a form that is sent faster than a person writes is refused and can be sent again later [PUB-06]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await page.goto('/pt/contact', { waitUntil: 'commit' })
  await expect(contactForm(page)).toBeVisible()
  await page.evaluate((body) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/pt/contact'
    const token = document.querySelector<HTMLInputElement>('input[name=token]')?.value ?? ''
    for (const [name, value] of new URLSearchParams(body)) {
      const input = document.createElement('input')
      input.name = name
      input.value = name === 'token' ? token : value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }, contactFormBody(''))
  await expect(contactForm(page).getByText(pt('errors:form.tooQuick'))).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Grace')

  // Each refusal shows a new form, whose time starts again: an attempt must last longer than the minimum time.
  await expect(async () => {
    await sendButton(page).click()
    await expectSent(page, pt, 3_000)
  }).toPass()
})
