// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import { TextInput } from './TextInput.tsx'
import { dismissToast, getToasts } from './toast-store.ts'
import { FormField, FormProblem, useWorkOfForm, ValidatedForm } from './ValidatedForm.tsx'

const i18n = createI18n('en', { ui: JSON.parse(readFileSync('locales/en/ui.json', 'utf8')) })
const toasts = () => getToasts().map(({ message }) => message)

/** The rules: a name is required, the address needs an @. */
const validate = async (form: FormData) => ({
  ...(form.get('name') === '' && { name: 'Fill in this field.' }),
  ...(!`${form.get('email')}`.includes('@') && { email: 'Not an address.' }),
})

let root: Root
let host: HTMLElement
const action = vi.fn((): { refused: FormRefusal } | null => null)

const form = (refusal?: FormRefusal) => (
  <ValidatedForm refusal={refusal} validate={validate}>
    <FormProblem />
    <FormField name="name" label="Name">
      {(control) => <TextInput {...control} />}
    </FormField>
    <FormField name="email" label="Email">
      {(control) => <TextInput {...control} />}
    </FormField>
    <button type="submit">Send</button>
  </ValidatedForm>
)
/** The form with the refusal of its action, or at first with another one. */
function Page({ refusal }: { refusal: FormRefusal | undefined }) {
  const data = useActionData<{ refused: FormRefusal } | null>()
  return form(data?.refused ?? refusal)
}
function page(refusal?: FormRefusal) {
  const router = createMemoryRouter([{ path: '/', action, element: <Page refusal={refusal} /> }])
  return (
    <I18nContext value={i18n}>
      <RouterProvider router={router} />
    </I18nContext>
  )
}
const show = (refusal?: FormRefusal) => flushSync(() => root.render(page(refusal)))
const input = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const send = () => host.querySelector('button')?.click()
const isInvalid = (name: string) => input(name).getAttribute('aria-invalid') === 'true'
/** Types a value, as React expects it: by the native setter, followed by an event. */
function type(name: string, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), value)
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  action.mockClear()
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  for (const { id } of getToasts()) dismissToast(id)
})

test('a corrected field loses its error, and the toast disappears with the last one [VAL-03]', async () => {
  show()
  send()
  await eventually(() => expect([isInvalid('name'), isInvalid('email')]).toEqual([true, true]))
  await eventually(() => expect(toasts()).toEqual(['Error! To continue you must enter the mandatory data.']))
  type('name', 'Ana')
  await eventually(() => expect([isInvalid('name'), isInvalid('email')]).toEqual([false, true]))
  type('email', 'ana')
  expect(isInvalid('email')).toBe(true)
  expect(toasts()).toHaveLength(1)
  type('email', 'ana@signbank.example')
  await eventually(() => expect(isInvalid('email')).toBe(false))
  await eventually(() => expect(toasts()).toEqual([]))
  expect(action).not.toHaveBeenCalled()
})

test('a field that is filled in wrongly is not called missing [VAL-03]', async () => {
  show()
  type('name', 'Ana')
  type('email', 'ana')
  send()
  await eventually(() => expect(isInvalid('email')).toBe(true))
  await eventually(() => expect(toasts()).toEqual(['Please correct the marked fields.']))
})

const taken: FormRefusal = {
  values: { name: 'Ana', email: 'bruno@signbank.example' },
  problem: 'The email has already been taken.',
  errors: { email: 'The email has already been taken.' },
}

test('an error that only the server knows remains until its field is edited [VAL-02]', async () => {
  show(taken)
  expect(isInvalid('email')).toBe(true)
  type('name', 'Bea')
  await new Promise(requestAnimationFrame)
  await eventually(() => expect(input('name').value).toBe('Bea'))
  expect(isInvalid('email')).toBe(true)
  type('email', 'ana@signbank.example')
  await eventually(() => expect(isInvalid('email')).toBe(false))
})

const problemText = () => host.querySelector('[data-form-problem]')?.textContent

test('the refusal of a field is shown by a toast and at the field, not a third time in the form [VAL-03]', async () => {
  show(taken)
  await eventually(() => expect(toasts()).toEqual([taken.problem]))
  expect(problemText()).toBeUndefined()
})

test('the refusal of the whole form is shown in the form and not in a toast', async () => {
  const problem = 'The password or the address is wrong.'
  show({ values: {}, errors: {}, problem })
  await eventually(() => expect(problemText()).toBe(problem))
  expect(toasts()).toEqual([])
})

test('a refusal of the whole form is a toast where the form has no place for it', async () => {
  const problem = 'Try again later.'
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ValidatedForm refusal={{ values: {}, errors: {}, problem }}>
          <button type="submit">Send</button>
        </ValidatedForm>
      ),
    },
  ])
  const withText = (
    <I18nContext value={i18n}>
      <RouterProvider router={router} />
    </I18nContext>
  )
  flushSync(() => root.render(withText))
  await eventually(() => expect(toasts()).toEqual([problem]))
})

test('the refusal of a form that the browser found valid is shown once [VAL-02]', async () => {
  const problem = 'The text is the same.'
  action.mockReturnValue({ refused: { values: {}, errors: {}, problem } })
  show()
  type('name', 'Ana')
  type('email', 'ana@signbank.example')
  send()
  await eventually(() => expect(problemText()).toBe(problem))
  expect(toasts()).toEqual([])
})

test('without JavaScript, when there are no toasts, the form also announces wrong fields', () => {
  host.innerHTML = renderToStaticMarkup(page(taken))
  expect(problemText()).toBe(taken.problem)
})

let uploads: PromiseWithResolvers<boolean>[]

/** Begins an upload that the test ends. */
function Upload() {
  const { add, isAwaited } = useWorkOfForm()
  const begin = () => {
    const upload = Promise.withResolvers<boolean>()
    uploads.push(upload)
    add(upload.promise)
  }
  return (
    <button type="button" id="begin" onClick={begin}>
      {isAwaited ? 'awaited' : 'begin'}
    </button>
  )
}

test('a form is sent once, when the uploads of its fields have ended; not after a failed one [ELN-01]', async () => {
  uploads = []
  const router = createMemoryRouter([
    {
      path: '/',
      action,
      element: (
        <ValidatedForm refusal={undefined}>
          <Upload />
          <button type="submit" id="send" />
        </ValidatedForm>
      ),
    },
  ])
  flushSync(() =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={router} />
      </I18nContext>,
    ),
  )
  const press = (id: string) => host.querySelector<HTMLButtonElement>(`#${id}`)?.click()
  const label = () => host.querySelector('#begin')?.textContent

  press('begin')
  press('send')
  await eventually(() => expect(label()).toBe('awaited'))
  press('send')
  press('begin')
  uploads[0]?.resolve(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(action).not.toHaveBeenCalled()
  uploads[1]?.resolve(true)
  await eventually(() => expect(action).toHaveBeenCalledTimes(1))
  expect(label()).toBe('begin')

  uploads = []
  press('begin')
  press('send')
  uploads[0]?.resolve(false)
  await eventually(() => expect(label()).toBe('begin'))
  expect(action).toHaveBeenCalledTimes(1)
  press('send')
  await eventually(() => expect(action).toHaveBeenCalledTimes(2))
})
