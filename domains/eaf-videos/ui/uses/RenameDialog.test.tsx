// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { SignUsesView } from '../../sign-uses.presenter.ts'
import { RenameDialog } from './RenameDialog.tsx'

const read = (domain: string) => JSON.parse(readFileSync(`locales/en/${domain}.json`, 'utf8'))
const speaker = createI18n('en', { signUses: read('signUses'), ui: read('ui'), kit: read('kit') })
const recording = (id: number) => ({
  id,
  title: `Interview ${id}`,
  isRestricted: false,
  annotations: 3,
  kinds: ['text' as const],
  uploaded: '24 Nov. 2026',
})
const uses: SignUsesView = {
  recordings: 32,
  annotations: 92,
  byKind: {
    reference: { recordings: 1, annotations: 2 },
    text: { recordings: 30, annotations: 90 },
    hand: { recordings: 0, annotations: 0 },
  },
  list: Array.from({ length: 30 }, (_, index) => recording(index + 1)),
  mayOpen: false,
}

let root: Root
const [onCancel, onConfirm] = [vi.fn(), vi.fn()]
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  for (const callback of [onCancel, onConfirm]) callback.mockClear()
  const dialog = (
    <RenameDialog
      {...{ sign: 7, former: 'CASA', gloss: 'CASA-1', uses, locale: 'en' as const, onCancel, onConfirm }}
    />
  )
  flushSync(() => root.render(<I18nContext value={speaker}>{dialog}</I18nContext>))
})
afterEach(() => {
  root.unmount()
  document.body.innerHTML = ''
})

const text = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (element: HTMLElement | undefined | null) => flushSync(() => element?.click())

test('who renames a sign reads what becomes of its annotations, and keeps the former name by default [ELN-03]', () => {
  expect(text()).toContain('32 recordings use this gloss')
  expect(text()).toContain('by reference: 1 recording, 2 annotations')
  expect(text()).toContain('ELAN shows CASA-1 as soon as it is published')
  expect(text()).toContain('by their text: 30 recordings, 90 annotations')
  expect(text()).not.toContain('by a person:')
  expect(text()).toContain('2 more recordings, which only administrators see.')
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe(
    '/en/control-panel/signs/uses?sign=7&format=csv',
  )
  press(button('Rename to CASA-1'))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('keep')
})

test('the name can be freed, with its cost [ELN-03]', () => {
  expect(text()).toContain('90 annotations lose their link')
  press(document.querySelector<HTMLElement>('input[value=free]'))
  press(button('Rename to CASA-1'))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('free')
  press(button('Keep CASA'))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a long list of recordings is shown in parts and can be searched', () => {
  const rows = () => document.querySelectorAll('tbody tr').length
  expect(rows()).toBe(4)
  press(button('Show 20 more'))
  expect(rows()).toBe(24)
  expect(document.querySelector('input[type=search]')).not.toBeNull()
})

test('a single recording needs no table', () => {
  const one = { ...uses, recordings: 1, list: uses.list.slice(0, 1) }
  const dialog = (
    <RenameDialog
      {...{ sign: 7, former: 'CASA', gloss: 'LAR', uses: one, locale: 'en' as const, onCancel, onConfirm }}
    />
  )
  flushSync(() => root.render(<I18nContext value={speaker}>{dialog}</I18nContext>))
  expect(document.querySelector('table')).toBeNull()
  expect(text()).toContain('Interview 1')
})
