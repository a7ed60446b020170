// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxOption } from './ComboBoxField.tsx'
import { MultiComboBox } from './MultiComboBox.tsx'
import { PickComboBox } from './PickComboBox.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/pt/${name}.json`, 'utf8'))
const i18n = createI18n('pt', { kit: read('kit'), ui: read('ui') })
const options = ['Toque', 'Balançar e roçar', 'Roçar contínuo', 'Troço'].map((label) => ({
  id: label,
  label,
}))
const create = { label: (name: string) => name && `Adicionar ${name}`, onCreate: () => added() }
const added = vi.fn()

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  added.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = (field: React.ReactNode) =>
  act(async () => root.render(<I18nContext value={i18n}>{field}</I18nContext>))
const input = () => host.querySelector('input[role=combobox]') as HTMLInputElement
const focus = () => act(async () => input().focus())
const leave = () => act(async () => input().blur())
const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    input().dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  })
const type = (text: string) =>
  act(async () => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const marked = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

function Contact({ chosen = '' }) {
  const [value, setValue] = useState(chosen)
  return (
    <>
      <ComboBox
        name="contact"
        label="Contato"
        options={options}
        create={create}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}
function Contacts() {
  const [ids, setIds] = useState(['Toque'])
  const selected = ids.map((id) => ({ id, label: id }))
  return <MultiComboBox label="Contato" options={options} selected={selected} onChange={setIds} />
}
const value = () => host.querySelector('output')?.textContent

test.each(['Enter', 'Tab'])(
  '%s takes the best match of what was typed, not the old value [SGN-02] [UIX-03]',
  async (key) => {
    await show(<Contact chosen="Toque" />)
    await focus()
    expect(input().value).toBe('Toque')
    await type('roç')
    expect(marked()).toBe('Roçar contínuo')
    await press(key)
    expect([input().value, value()]).toEqual(['Roçar contínuo', 'Roçar contínuo'])
  },
)

test('an option to which somebody moved the mark is taken instead of the best match [SGN-02]', async () => {
  await show(<Contact />)
  await focus()
  await type('roç')
  await press('ArrowDown')
  expect(marked()).toBe('Balançar e roçar')
  await press('Enter')
  expect([input().value, value()]).toEqual(['Balançar e roçar', 'Balançar e roçar'])
})

test('Enter takes the best match also after something else closed the list [SGN-02]', async () => {
  await show(<Contact />)
  await focus()
  await type('roç')
  await act(async () => window.dispatchEvent(new Event('scroll')))
  await act(async () => document.body.dispatchEvent(new Event('scroll', { bubbles: true })))
  expect([input().getAttribute('aria-expanded'), input().value]).toEqual(['false', 'roç'])
  await press('Enter')
  expect([input().value, value()]).toEqual(['Roçar contínuo', 'Roçar contínuo'])
})

test('Enter on a typed text never sends the form, also while the list is closed [SGN-02]', async () => {
  await show(<Contact />)
  await focus()
  const isPrevented = async () => {
    await act(async () => document.body.dispatchEvent(new Event('scroll', { bubbles: true })))
    expect(input().getAttribute('aria-expanded')).toBe('false')
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(async () => input().dispatchEvent(event))
    return event.defaultPrevented
  }
  await type('roç')
  expect(await isPrevented()).toBe(true)
  expect(value()).toBe('Roçar contínuo')
  await type('xyz')
  expect(await isPrevented()).toBe(true)
  expect(host.textContent).toContain('“xyz” não está na lista.')
})

test('the option to add a value is not taken as long as a value matches, nor without being chosen [SGN-02]', async () => {
  await show(<Contact />)
  await focus()
  await type('tro')
  expect(marked()).toBe('Troço')
  await type('xyz')
  expect(marked()).toBeNull()
  await press('Enter')
  expect([added.mock.calls.length, input().value, value()]).toEqual([0, 'xyz', ''])
  expect(host.textContent).toContain('“xyz” não está na lista.')
})

test('a text that is no choice stays when the field is left, and a message says what stays chosen [SGN-02] [VAL-03]', async () => {
  await show(<Contact chosen="Toque" />)
  await focus()
  await type('xyz')
  expect(host.textContent).not.toContain('xyz')
  await leave()
  expect([input().value, value()]).toEqual(['xyz', 'Toque'])
  expect(host.textContent).toContain(
    '“xyz” não está na lista. Escolha outro valor ou esvazie o campo. Toque continua',
  )
  await focus()
  await type('roç')
  await leave()
  expect([input().value, value()]).toEqual(['roç', 'Toque'])
  expect(host.textContent).toContain('“roç” ainda não é uma escolha.')
  await focus()
  await press('Escape')
  expect([input().value, value()]).toEqual(['Toque', 'Toque'])
  expect(input().getAttribute('aria-invalid')).toBeNull()
  await type('TROCO')
  await leave()
  expect([input().value, value()]).toEqual(['Troço', 'Troço'])
  await focus()
  await type('')
  await leave()
  expect([input().value, value()]).toEqual(['', ''])
})

test('a field of several values takes the best match as a chip, and is empty again [SGN-02]', async () => {
  await show(<Contacts />)
  await focus()
  await type('roc')
  await press('Enter')
  const chips = () => [...host.querySelectorAll('li')].map((chip) => chip.firstChild?.textContent ?? '')
  expect([input().value, chips().length, host.textContent?.includes('Roçar contínuo')]).toEqual(['', 2, true])
  await type('toq')
  await press('Enter')
  expect([input().value, chips().length]).toEqual(['toq', 2])
  expect(host.textContent).toContain('“toq” não está na lista.')
})

test('Enter before the server has answered takes the first sign of the answer, in its order [SGN-03]', async () => {
  const pick = vi.fn()
  const search = (found: readonly ComboBoxOption[], isSearching: boolean) =>
    show(
      <PickComboBox
        label="Sinal"
        options={found}
        isSearching={isSearching}
        onSearch={() => {}}
        onPick={pick}
      />,
    )
  const [casa, lar] = [
    { id: '1', label: 'CASA' },
    { id: '2', label: 'LAR', note: 'casa' },
  ]
  await search([casa], false)
  await focus()
  await search([casa], true)
  await type('casa')
  await press('Enter')
  expect(pick).not.toHaveBeenCalled()
  await search([lar, casa], false)
  expect(pick.mock.calls).toEqual([['2']])
  expect(input().value).toBe('')
  await type('xyz')
  await search([], true)
  await press('Enter')
  expect(host.textContent).not.toContain('não está na lista')
  await search([], false)
  expect(host.textContent).toContain('“xyz” não está na lista')
})
