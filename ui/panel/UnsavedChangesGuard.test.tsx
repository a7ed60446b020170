// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import { TextInput } from '../base/TextInput.tsx'
import { FormField, ValidatedForm } from '../base/ValidatedForm.tsx'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', { ui: read('ui'), kit: read('kit') })

const refusal: FormRefusal = { values: { name: 'Ana' }, problem: 'Refused.', errors: {} }
const form = (refused?: FormRefusal) => (
  <ValidatedForm refusal={refused} values={{ name: 'Ana' }}>
    <FormField name="name" label="Name">
      {(control) => <TextInput {...control} />}
    </FormField>
    <input type="password" name="password" autoComplete="current-password" />
    <button type="submit">Send</button>
  </ValidatedForm>
)
const guarded = (
  <UnsavedChangesGuard>
    <Outlet />
  </UnsavedChangesGuard>
)
const makeRouter = (refused?: FormRefusal) =>
  createMemoryRouter(
    [
      {
        element: guarded,
        children: [
          {
            path: '/:locale/profile',
            // The page itself is shown again, as after a successful save.
            action: () => redirect('/en/profile'),
            element: form(refused),
          },
          { path: '/:locale/overview', element: <p>Overview</p> },
        ],
      },
    ],
    { initialEntries: ['/en/profile'] },
  )

let root: Root
let host: HTMLElement
let router: ReturnType<typeof makeRouter>
async function show(refused?: FormRefusal) {
  router = makeRouter(refused)
  // Until the effects have run, nothing is guarded.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={router} />
      </I18nContext>,
    ),
  )
  vi.unstubAllGlobals()
}
const field = (name = 'name') => host.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const question = () => document.querySelector('[role=alertdialog]')
const path = () => router.state.location.pathname
const leavesDocument = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

test('leaving changed values is asked: one can stay, or leave without saving', async () => {
  await show()
  field().value = 'Bea'
  await router.navigate('/en/overview')
  await eventually(() => expect(question()?.textContent).toContain('Leave without saving?'))
  expect(leavesDocument()).toBe(false)
  button('Stay')?.click()
  await eventually(() => expect(question()).toBeNull())
  expect([path(), field().value]).toEqual(['/en/profile', 'Bea'])

  await router.navigate('/en/overview')
  await eventually(() => expect(button('Leave')).toBeDefined())
  button('Leave')?.click()
  await eventually(() => expect(path()).toBe('/en/overview'))
  await eventually(() => expect(leavesDocument()).toBe(true))
})

test.each([
  ['unchanged values', () => {}],
  ['a value that was changed back', () => Object.assign(field(), { value: 'Bea' }, { value: 'Ana' })],
  ['a password, which browsers fill in', () => Object.assign(field('password'), { value: 'secret' })],
])('%s can be left at once', async (_what, change) => {
  await show()
  change()
  await router.navigate('/en/overview')
  expect(path()).toBe('/en/overview')
})

test('another language of the page keeps what was typed and is not asked', async () => {
  await show()
  field().value = 'Bea'
  await router.navigate('/pt/profile')
  expect([path(), field().value]).toEqual(['/pt/profile', 'Bea'])
})

test('after a successful save nothing is asked', async () => {
  await show()
  field().value = 'Bea'
  button('Send')?.click()
  await eventually(() => expect(router.state.navigation.state).toBe('idle'))
  await router.navigate('/en/overview')
  expect(path()).toBe('/en/overview')
})

test('a form that was refused is still unsaved', async () => {
  await show(refusal)
  await router.navigate('/en/overview')
  await eventually(() => expect(question()).not.toBeNull())
  expect(path()).toBe('/en/profile')
})
