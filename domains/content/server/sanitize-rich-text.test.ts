import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeRichText, sanitizeWithNewTabLinks } from './sanitize-rich-text.ts'

describe('sanitizeRichText', () => {
  test('text, headings with anchors, tables and passages in another language are unchanged', () => {
    const html =
      '<h2 id="a">Ana</h2><p lang="de">Grüß <strong>Gott</strong></p><table><tr><th scope="row">1</th></tr></table>'
    expect(sanitizeRichText(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="x()" style="color:red" class="k">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg onload="x()"><title>a</title></svg>', 'a'],
    ['<img src="https://evil.example/a.png">', ''],
    ['<img src="/media/../../etc/passwd\\">', ''],
    ['<form action="/x"><input name="a">b</form>', 'b'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
  })

  test('a first-level heading becomes a second-level one', () => {
    expect(sanitizeRichText('<h1>Sobre</h1>')).toBe('<h2>Sobre</h2>')
  })

  test('external links send no referrer and cannot control our window; internal links are unchanged', () => {
    expect(sanitizeRichText('<a href="https://example.org/" rel="opener">a</a>')).toBe(
      '<a href="https://example.org/" rel="noopener noreferrer">a</a>',
    )
    expect(sanitizeRichText('<a href="/pt/faqs#1">a</a>')).toBe('<a href="/pt/faqs#1">a</a>')
  })

  test('links of a text in a form open in a new tab, except those within the text [CON-05]', () => {
    expect(sanitizeWithNewTabLinks('<a href="/pt/faqs">a</a> <a href="#b">b</a>')).toBe(
      '<a href="/pt/faqs" target="_blank" rel="noopener noreferrer">a</a> <a href="#b">b</a>',
    )
  })

  test('our own pictures load lazily, and our own videos have controls and do not play automatically', () => {
    expect(sanitizeRichText('<img src="/media/1/a.png" onerror="x()">')).toBe(
      '<img src="/media/1/a.png" alt="" loading="lazy" />',
    )
    expect(sanitizeRichText('<video src="/media/1/a.mp4" autoplay poster="//e/a.png"></video>')).toBe(
      '<video src="/media/1/a.mp4" controls playsinline preload="metadata"></video>',
    )
  })

  test('the result contains only allowed tags, whatever the input', () => {
    const fragment = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      'javascript:',
      '"',
      '>',
      '<',
      'script',
      '<img src=x onerror=y>',
      'é',
    )
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 12 }), (fragments) => {
        const clean = sanitizeRichText(fragments.join(''))
        expect(clean.replaceAll(/<\/?(p|a( href="[^"]*")?)>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })
})
