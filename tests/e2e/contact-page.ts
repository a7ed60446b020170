import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect } from './fixtures.ts'
import type { Translate } from './site-parts.ts'

const pt = translator('pt')

/** The form of the contact page. `main` contains only this form with method post; it has no accessible name. */
export const contactForm = (page: Page) => page.getByRole('main').locator('form[method=post]')

export const field = (
  page: Page,
  key: 'subject' | 'message' | 'name' | 'email' | 'word',
  t: Translate = pt,
) =>
  contactForm(page).getByRole('textbox', {
    name: new RegExp(`^${RegExp.escape(t(`contact:${key}.label`))}`),
  })

export const sendButton = (page: Page, t: Translate = pt) =>
  contactForm(page).getByRole('button', { name: t('contact:send') })

/** Fills in the required fields. */
export async function writeMessage(page: Page, t: Translate = pt): Promise<void> {
  await field(page, 'subject', t).fill('Uma visita')
  await field(page, 'message', t).fill('Podemos ir com vinte alunos?\nEm maio: ő, õ, 手話.')
  await field(page, 'name', t).fill('Grace')
  await field(page, 'email', t).fill('grace@school.example')
}

/** Expects the page that confirms a sent message. */
export async function expectSent(page: Page, t: Translate = pt): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: t('contact:sent.title') })
  await expect(heading).toBeFocused()
  await expect(page.getByText(t('contact:sent.text'))).toBeVisible()
  await expect(contactForm(page)).toHaveCount(0)
}
