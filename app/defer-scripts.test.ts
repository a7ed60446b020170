import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const changed = (html: string) => deferScripts(Buffer.from(html)).toString()

test('modules have a low priority, style sheets and pictures keep theirs', () => {
  const others = '<link rel="preload" as="image" href="/1.webp"/><link rel="stylesheet" href="/a.css"/>'
  expect(changed(`<link rel="modulepreload" href="/a.js"/>${others}`)).toBe(
    `<link rel="modulepreload" fetchpriority="low" href="/a.js"/>${others}`,
  )
})

test('the text of a page is not changed', () => {
  const text = '<p>&lt;link rel="modulepreload"&gt;</p>'
  expect(changed(text)).toBe(text)
})
