// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import { DeleteSection } from './DeleteSection.tsx'

const i18n = createI18n('en', { ui: JSON.parse(readFileSync('locales/en/ui.json', 'utf8')) })
const host = document.body.appendChild(document.createElement('div'))
const root = createRoot(host)
afterEach(() => flushSync(() => root.render(null)))

const sent = vi.fn()

function show(before?: () => Promise<void>) {
  sent.mockClear()
  const section = (
    <DeleteSection
      title="Delete"
      revision={3}
      sure="I am sure"
      button="Delete it"
      why={null}
      {...(before && { before })}
    />
  )
  const action = async ({ request }: { request: Request }) => {
    sent(Object.fromEntries(await request.formData()))
    return null
  }
  const router = createMemoryRouter([{ path: '/', action, element: section }])
  flushSync(() =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={router} />
      </I18nContext>,
    ),
  )
  host.querySelector<HTMLInputElement>('[name=sure]')?.click()
  host.querySelector<HTMLButtonElement>('[name=intent]')?.click()
}

test('a thing is deleted with the revision that the person saw', async () => {
  show()
  await eventually(() => expect(sent).toHaveBeenCalledWith({ intent: 'delete', revision: '3', sure: 'on' }))
})

test('it is deleted when the work before has ended, for example the storing of a draft [VAL-03]', async () => {
  const work = Promise.withResolvers<void>()
  show(() => work.promise)
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).not.toHaveBeenCalled()
  work.resolve()
  await eventually(() => expect(sent).toHaveBeenCalledWith({ intent: 'delete', revision: '3', sure: 'on' }))
})
