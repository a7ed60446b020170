// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { SetupLineView } from '../setup.presenter.ts'
import { SetupCard } from './SetupCard.tsx'
import { SetupLines } from './SetupLines.tsx'

const messages = JSON.parse(readFileSync('locales/en/siteSettings.json', 'utf8'))
const i18n = createI18n('en', { siteSettings: messages })
const line = (facts: Pick<SetupLineView, 'name'> & Partial<SetupLineView>): SetupLineView => ({
  state: 'ready',
  text: `text of ${facts.name}`,
  path: `page-of-${facts.name}`,
  lockedFor: null,
  ...facts,
})
const hrefOf = (path: string) => `/panel/${path}`

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})
const show = (element: React.ReactNode) =>
  act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </I18nContext>,
    ),
  )
const part = (name: string) => host.querySelector(`[data-line=${name}]`) as HTMLElement

test('a line shows its state in words and links to its page; a locked one names the owner instead [CNT-08] [ROL-03]', async () => {
  const lines = [
    line({ name: 'country', state: 'missing' }),
    line({ name: 'mail', path: null, state: 'failed' }),
    line({ name: 'look', path: null, lockedFor: 'Ana' }),
  ]
  await show(<SetupLines lines={lines} hrefOf={hrefOf} />)
  expect(part('country').textContent).toContain('missing')
  expect(part('country').querySelector('a')?.getAttribute('href')).toBe('/panel/page-of-country')
  expect(part('mail').querySelector('button')?.value).toBe('test-mail')
  expect(part('look').querySelector('a')).toBeNull()
  expect(part('look').textContent).toContain('Only Ana can change this.')
})

test('the card lists three unfinished lines, failures first; when all is ready it is one line [CNT-08]', async () => {
  const states = {
    name: 'missing',
    country: 'missing',
    contact: 'partial',
    mail: 'failed',
    legal: 'ready',
  } as const
  const lines = Object.entries(states).map(([name, state]) => line({ name: name as 'mail', state }))
  await show(<SetupCard lines={lines} href="/panel/setup" hrefOf={hrefOf} />)
  const items = [...host.querySelectorAll('ul[role=list] > li')]
  expect(items.map((item) => item.querySelector('a')?.textContent)).toEqual(
    ['mail', 'name', 'country'].map((name) => messages.setup.line[name]),
  )
  expect(host.textContent).toContain('and 1 more')
  await show(<SetupCard lines={[line({ name: 'name' })]} href="/panel/setup" hrefOf={hrefOf} />)
  expect(host.textContent).toBe(`${messages.setup.allReady}${messages.setup.hide}`)
})
