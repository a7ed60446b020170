// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { WaitingContactEmailView } from './WaitingContactEmail.tsx'
import { WebsiteForm } from './WebsiteForm.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', { siteSettings: read('siteSettings'), kit: read('kit') })
const choices = {
  countries: [],
  signLanguages: [],
  licences: [],
  retention: [],
  properties: [],
  mandatory: '',
}

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

async function show(waiting: WaitingContactEmailView | null) {
  const element = (
    <I18nContext value={i18n}>
      <WebsiteForm
        values={{ contactEmail: 'first@signs.example' }}
        languages={[{ code: 'en', name: 'English', isDefault: true }]}
        choices={choices}
        choosesMandatory={false}
        revision={4}
        waiting={waiting}
        refused={undefined}
        preview={() => null}
      />
    </I18nContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(() => root.render(<RouterProvider router={router} />))
}
const buttonOf = (intent: string) => host.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)

test('the form has one field for the contact address, and says which one waits and how its mail does [CNT-08]', async () => {
  await show(null)
  expect(host.querySelectorAll('input[type=email]')).toHaveLength(1)
  expect(host.querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('first@signs.example')
  expect(buttonOf('resend-contact-email')).toBeNull()
  for (const [mail, words] of [
    ['waiting', 'on its way'],
    ['sent', 'We sent an email'],
    ['failed', 'could not be sent'],
  ] as const) {
    await show({ linkId: 7, email: 'team@signs.example', mail })
    expect(host.textContent).toContain('Waiting for confirmation: team@signs.example')
    expect(host.textContent).toContain(words)
  }
})

test('its buttons belong to a form of the request alone, beside the form of the settings [CNT-08]', async () => {
  await show({ linkId: 7, email: 'team@signs.example', mail: 'sent' })
  const ids = ['resend-contact-email', 'cancel-contact-email'].map((intent) =>
    buttonOf(intent)?.getAttribute('form'),
  )
  const form = host.querySelector<HTMLFormElement>(`form[id="${ids[0]}"]`)
  expect(ids[1]).toBe(ids[0])
  expect(form?.parentElement?.closest('form')).toBeNull()
  expect(form?.method).toBe('post')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ linkId: '7' })
})
