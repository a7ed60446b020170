// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import type { UploadPicture } from './rich-text/PictureField.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/pt/${name}.json`, 'utf8'))
const editorTexts = read('editor')
const i18n = createI18n('pt', { kit: read('kit'), ui: read('ui'), editor: editorTexts })

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = (html: string, uploadPicture?: UploadPicture) =>
  act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <RichTextEditor
          id="a"
          name="text"
          label="Texto"
          defaultValue={html}
          {...(uploadPicture && { uploadPicture })}
        />
      </I18nContext>,
    ),
  )
const submitted = () => host.querySelector<HTMLTextAreaElement>('textarea[name=text]')?.value
const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
const press = async (name: string) => {
  const found = button(name)
  if (!found) throw new Error(`There is no button ${name}`)
  await act(async () => found.click())
}
/** HTML without the difference between `<td>a</td>` and `<td><p>a</p></td>`. */
const plain = (html = '') => html.replace(/<\/?p>/g, '')

const text = () => host.querySelector('[contenteditable]') as HTMLElement
/** @returns whether the browser would still do what it does for the key */
const pressKey = async (target: Element | null, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => target?.dispatchEvent(event))
  return !event.defaultPrevented
}

test('the Tab key moves through a table, and after Escape it leaves the text [CNT-06] [UIX-03]', async () => {
  await show('')
  await press(editorTexts.table.insert)
  expect(await pressKey(text(), 'Tab')).toBe(false)
  expect(await pressKey(text(), 'Escape')).toBe(true)
  expect(await pressKey(text(), 'Shift')).toBe(true)
  expect(await pressKey(text(), 'Tab', { shiftKey: true })).toBe(true)
  expect(await pressKey(text(), 'Tab')).toBe(false)
})

test('the address of a link has the focus when it opens; Escape closes it and leads back to the text [CNT-06] [UIX-03]', async () => {
  await show('<p>Sinal</p>')
  await pressKey(text(), 'k', { ctrlKey: true })
  const address = document.activeElement
  expect(address?.getAttribute('inputmode')).toBe('url')
  await pressKey(address, 'Escape')
  expect(host.querySelector('[inputmode=url]')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(text())
})

test('a table gets rows, columns and header cells, and loses them [CNT-06]', async () => {
  await show('')
  await press(editorTexts.table.insert)
  const cells = () => {
    const rows = (submitted() ?? '').split('<tr>').slice(1)
    return rows.map((row) => [...row.matchAll(/<(t[dh])/g)].map(([, tag]) => tag).join(' '))
  }
  expect(cells()).toEqual(['th th th', 'td td td', 'td td td'])
  await press(editorTexts.table.rowAfter)
  await press(editorTexts.table.columnAfter)
  expect(cells()).toHaveLength(4)
  expect(cells().at(-1)).toBe('td td td td')
  await press(editorTexts.table.removeRow)
  await press(editorTexts.table.removeColumn)
  expect(cells()).toHaveLength(3)
  await press(editorTexts.table.remove)
  expect(cells()).toEqual([])
})

test('a picture is sent, and is in the text with its size and without a decision about its alternative text [CNT-06]', async () => {
  const upload = vi.fn(async () => ({ src: '/media/1/a.webp', width: 640, height: 480 }))
  await show('<p>a</p>', upload)
  await press(editorTexts.picture.insert)
  const input = host.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File(['a'], 'a.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(upload).toHaveBeenCalledWith(file, expect.any(Function))
  expect(submitted()).toContain('<img src="/media/1/a.webp" width="640" height="480" loading="lazy">')
  const decoration = host.querySelector<HTMLInputElement>('input[type=checkbox]')
  await act(async () => decoration?.click())
  expect(submitted()).toContain('<img src="/media/1/a.webp" alt="" width="640" height="480" loading="lazy">')
})

test('a picture that could not be sent is not in the text, and the reason is shown [CNT-06]', async () => {
  await show('<p>a</p>', async () => {
    throw new Error('Grande demais')
  })
  await press(editorTexts.picture.insert)
  const input = host.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['a'], 'a.png')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(host.textContent).toContain('Grande demais')
  expect(submitted()).toBe('<p>a</p>')
})

test.each([
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  '<figure><img src="/media/1/a.webp" alt="b"><figcaption>c</figcaption></figure>',
  '<h4 id="part">a</h4>',
  '<p lang="en">a <sub>b</sub> <span lang="de">c</span></p>',
  '<ol start="3"><li>a</li></ol>',
  '<table><tbody><tr><th scope="row">a</th><td colspan="2" rowspan="2">b</td></tr></tbody></table>',
  '<p><a hreflang="de" href="/de/about">a</a></p>',
])('%s has no tool and stays as it is while other text changes [CNT-06]', async (html) => {
  await show(`<p>z</p>${html}`)
  await press(editorTexts.table.insert)
  await press(editorTexts.table.remove)
  const text = host.querySelector('[role=textbox]')
  expect(text).not.toBeNull()
  expect(plain(submitted())).toContain(plain(html))
})

test('the editor says how many parts have no tool [CNT-06]', async () => {
  await show('<dl><dt>a</dt></dl><p>b</p><address>c</address>')
  expect(host.textContent).toContain(i18n.t('editor:kept', { count: 2 }))
})

test('pasted text is cleaned, and the editor says what was removed [CNT-06]', async () => {
  await show('<p>a</p>')
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  const html = '<p><b>b</b> <font color="red">c</font><object data="x"></object></p>'
  Object.assign(paste, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
  await act(async () => host.querySelector('[role=textbox]')?.dispatchEvent(paste))
  expect(submitted()).toContain('<strong>b</strong> c')
  const notice = host.querySelector('[role=status]')
  for (const kind of ['colors', 'embedded'] as const)
    expect(notice?.textContent).toContain(i18n.t(`editor:paste.${kind}`, { count: 1 }))
  await press(editorTexts.paste.close)
  expect(notice?.textContent).toBe('')
})

test('the keys of the editor are shown in a dialog [CNT-06]', async () => {
  await show('<p>a</p>')
  await press(editorTexts.keys.title)
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(editorTexts.keys.toTools)
})
