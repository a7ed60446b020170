// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { KeywordsField } from './KeywordsField.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', { kit: read('kit'), ui: read('ui') })

let root: Root
let host: HTMLElement
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  await act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <Words />
      </I18nContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

function Words() {
  const [words, setWords] = useState(['lar'])
  return (
    <>
      <KeywordsField label="Words" keywords={words} onChange={setWords} />
      <output>{words.join('|')}</output>
    </>
  )
}
const input = () => host.querySelector('input') as HTMLInputElement
const words = () => host.querySelector('output')?.textContent
const chips = () => host.querySelectorAll('li').length
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

test('what is typed is a keyword before Enter makes it a chip, so that a draft has it [SGN-02]', async () => {
  await type('ca')
  await type(' casa ')
  expect([words(), chips(), input().value]).toEqual(['lar|casa', 1, ' casa '])
  await press('Enter')
  expect([words(), chips(), input().value]).toEqual(['lar|casa', 2, ''])
  await type('x')
  await type('')
  expect(words()).toBe('lar|casa')
})

test('a keyword that is there already is not added twice, nor removed by typing it [SGN-02]', async () => {
  await type('lar')
  expect([words(), chips()]).toEqual(['lar', 1])
  await type('lares')
  expect([words(), chips()]).toEqual(['lar|lares', 1])
  await type('lar')
  await press('Enter')
  await press('Backspace')
  expect([words(), chips()]).toEqual(['', 0])
})
