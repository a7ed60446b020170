import { expect, test } from 'vitest'
import { isVisuallyEditable } from './visual-editor-support.ts'

test('a text of paragraphs, headings, lists and links opens in the visual editor', () => {
  const html = '<h2>A</h2><p>B <strong>c</strong> <a href="/pt/about">d</a><br></p><ul><li><p>e</p></li></ul>'
  expect(isVisuallyEditable(html)).toBe(true)
  expect(isVisuallyEditable('')).toBe(true)
})

test.each([
  '<table><tr><td>a</td></tr></table>',
  '<video src="/media/1/a.mp4"></video>',
  '<img src="/media/1/a.webp" alt="">',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<h2 id="part">a</h2>',
  '<p lang="en">a</p>',
  '<ol start="3"><li>a</li></ol>',
])('%s opens as HTML source, because the visual editor would change it', (html) => {
  expect(isVisuallyEditable(html)).toBe(false)
})
