import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { open } from './fixtures.ts'
import { field } from './site-parts.ts'

const en = translator('en')

export const secondFactorPage = '/en/control-panel/my-profile/second-factor'

/**
 * A code of an authenticator app. A code works once; the next one is valid half a minute early.
 * @param ahead steps of 30 seconds
 */
export const appCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })

/** Opens the form behind a summary, which has no role, and enters the password. */
export async function confirmWithPassword(page: Page, summary: string): Promise<void> {
  const form = page.locator('details').filter({ has: page.locator('summary', { hasText: summary }) })
  await form.locator('summary').click()
  await field(form, en('profile:password.present'), en).fill(castPassword)
  await form.getByRole('button').last().click()
}

export const codeField = (page: Page, label: string) => field(page, label, en)

/** The recovery codes on the page. */
export const shownCodes = (page: Page) => page.locator('ol code')

/**
 * Sets up an authenticator app for the signed-in person.
 * @returns its secret and the recovery codes
 */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await open(page, secondFactorPage)
  await confirmWithPassword(page, en('secondFactor:app.add'))
  await expect(page.getByRole('img', { name: en('secondFactor:app.picture') })).toBeVisible()
  const secret = ((await page.locator('p code').textContent()) ?? '').replaceAll(' ', '')
  await codeField(page, en('secondFactor:app.code')).fill(appCode(secret))
  await page.getByRole('button', { name: en('secondFactor:app.confirm') }).click()
  await expect(shownCodes(page)).toHaveCount(10)
  return { secret, codes: await shownCodes(page).allTextContents() }
}

/** Enters address and password on the sign-in page. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: en('signIn:email') }).fill(email)
  await field(page, en('signIn:password'), en).fill(castPassword)
  await page.getByRole('button', { name: en('signIn:submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: en('secondFactor:signIn.title') })).toBeVisible()
}
