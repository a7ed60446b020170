import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('the description of a text page is its beginning without markup [PUB-03]', () => {
  expect(excerpt('<p><strong>Who</strong> is <a href="/x">responsible</a>, A &amp; B.</p>')).toBe(
    'Who is responsible, A & B.',
  )
  expect(excerpt('<h2>One</h2><p>two</p>')).toBe('One two')
})

test('a long text is cut after a whole word', () => {
  const cut = excerpt(`<p>${'palavra '.repeat(100)}</p>`)
  expect(cut.length).toBeLessThanOrEqual(161)
  expect(cut).toMatch(/palavra…$/)
  expect(excerpt('')).toBe('')
})
