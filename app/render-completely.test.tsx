import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { renderCompletely } from './render-completely.ts'

const options = { nonce: 'nonce', signal: new AbortController().signal, onLateError: () => undefined }
const textOf = (html: Buffer) => html.toString().replace(/<!--.*?-->/g, '')

function Late({ text }: { text: Promise<string> }) {
  return <b>{use(text)}</b>
}

function Broken(): never {
  throw new Error('broken')
}

test('a page is rendered in order and in UTF-8, with the parts that it waits for', async () => {
  const long = 'árvíztűrő '.repeat(2000)
  const html = await renderCompletely(
    <main>
      <p>{long}</p>
      <Suspense fallback={<i>waiting</i>}>
        <Late text={new Promise((resolve) => setTimeout(() => resolve('késő'), 5))} />
      </Suspense>
    </main>,
    options,
  )
  expect(textOf(html)).toBe(`<main><p>${long}</p><b>késő</b></main>`)
})

test('an error of the outer part of a page is thrown once', async () => {
  const onLateError = vi.fn()
  await expect(
    renderCompletely(
      <main>
        <Broken />
      </main>,
      { ...options, onLateError },
    ),
  ).rejects.toThrow('broken')
  expect(onLateError).not.toHaveBeenCalled()
})

test('an error within a part with a fallback is reported, and the page is rendered', async () => {
  const onLateError = vi.fn()
  const html = await renderCompletely(
    <main>
      <Suspense fallback={<i>fallback</i>}>
        <Broken />
      </Suspense>
    </main>,
    { ...options, onLateError },
  )
  expect(textOf(html)).toContain('<i>fallback</i>')
})

test('an aborted request ends rendering with its reason', async () => {
  const aborting = new AbortController()
  const rendered = renderCompletely(<Late text={new Promise(() => undefined)} />, {
    ...options,
    signal: aborting.signal,
  })
  setTimeout(() => aborting.abort(new Error('gone')), 5)
  await expect(rendered).rejects.toThrow('gone')
})
