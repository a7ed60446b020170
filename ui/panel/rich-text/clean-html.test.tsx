// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const word = `<html><head><meta name=Generator content="Word 15"><style>p.MsoNormal {margin:0}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='margin:0cm;font-family:Calibri'><b>Sim</b>, <span
style='color:red'>em qualquer</span> <a href="https://example.org/a">escola</a><o:p></o:p></p><!--EndFragment--></body></html>`

test('text of a word processor keeps bold and links, and what was removed is counted [CNT-06]', () => {
  const { html, removed } = cleanHtml(word)
  expect(html.replace(/\s+/g, ' ').trim()).toBe(
    '<p><b>Sim</b>, em qualquer <a href="https://example.org/a">escola</a></p>',
  )
  expect(removed).toEqual({ colors: 1, fonts: 1 })
})

test('bold and italic that are only styles become elements, and a wrapper that is not bold is none [CNT-06]', () => {
  expect(
    cleanHtml(
      '<b style="font-weight:normal"><p><span style="font-weight:700">a</span> <span style="font-style:italic">b</span></p></b>',
    ).html,
  ).toBe('<p><strong>a</strong> <em>b</em></p>')
})

test('the list paragraphs of a word processor become lists with their levels [CNT-06]', () => {
  const item = (text: string, level: number, mark: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`
  const { html } = cleanHtml(
    `<p>a</p>${item('b', 1, '·')}${item('c', 2, 'o')}${item('d', 1, '·')}<p>e</p>${item('f', 1, '1.')}`,
  )
  expect(html).toBe('<p>a</p><ul><li>b<ul><li>c</li></ul></li><li>d</li></ul><p>e</p><ol><li>f</li></ol>')
})

test.each([
  ['<p>a</p><script>x()</script><object data="https://a.example"></object>', '<p>a</p>', { embedded: 2 }],
  [
    '<img src="https://a.example/a.png"><img src="/media/1/a.png" alt="b" onerror="x()">',
    '<img src="/media/1/a.png" alt="b">',
    { pictures: 1 },
  ],
  ['<p onclick="x()">a</p><a href="javascript:x()">b</a>', '<p>a</p><a>b</a>', {}],
  ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>', {}],
  ['<p>a<!-- x --></p>', '<p>a</p>', { comments: 1 }],
  ['<details><summary>a</summary>b</details>', 'ab', { elements: 2 }],
  [
    '<table style="width:1px"><tr><td width=3 colspan="2">a</td></tr></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    {},
  ],
])('%s becomes %s [CNT-06]', (before, after, removed) => {
  expect(cleanHtml(before)).toEqual({ html: after, removed })
})
