import { expect, test } from 'vitest'
import { isVisuallyEditable } from './visual-editor-support.ts'

test.each([
  '',
  '<h2>A</h2><p>B <strong>c</strong> <a href="/pt/about">d</a><br></p><ul><li><p>e</p></li></ul>',
  '<table><tr><td>a</td></tr></table><img src="/media/1/a.webp" alt="">',
  '<dl><dt>a</dt><dd>b</dd></dl><p lang="en">a</p>',
])('%s opens in the visual editor [CNT-06]', (html) => {
  expect(isVisuallyEditable(html)).toBe(true)
})

test.each(['<script>a</script>', '<font color="red">a</font>', '<svg></svg>', '<o:p>a</o:p>'])(
  '%s opens as HTML source, because it is no rich text [CNT-06]',
  (html) => {
    expect(isVisuallyEditable(html)).toBe(false)
  },
)
