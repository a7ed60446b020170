import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { allowedAttributes, allowedTags, hasAllowedValue } from '#platform/rich-text/rich-text-elements.ts'
import { richTextAttacks } from './rich-text-attacks.fixture.ts'
import { sanitizeRichText, sanitizeWithNewTabLinks } from './sanitize-rich-text.ts'

/** The elements of HTML as a browser reads it. */
function elementsOf(html: string): Element[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.body.innerHTML = html
  return [...document.body.querySelectorAll('*')] as unknown as Element[]
}

/** What an element has that rich texts do not have. */
function problemsOf({ localName, attributes }: Element): string[] {
  const ofTag = (allowedAttributes as Record<string, string[]>)[localName] ?? []
  const names = [...allowedAttributes['*'], ...ofTag]
  const wrong = [...attributes].filter(
    ({ name, value }) => !names.includes(name) || !hasAllowedValue(name, value),
  )
  const addresses = [...attributes].filter(
    ({ name, value }) =>
      (['src', 'poster'].includes(name) && !/^\/media\/\d+\/[\w-]+\.\w+$/.test(value)) ||
      (name === 'href' && !/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|$)/.test(value)),
  )
  return [
    ...(allowedTags.includes(localName) ? [] : [localName]),
    ...[...wrong, ...addresses].map(({ name, value }) => `${localName} ${name}=${value}`),
  ]
}

describe('attacks', () => {
  test('are at least forty', () => {
    expect(new Set(richTextAttacks).size).toBeGreaterThanOrEqual(40)
  })

  test.each(richTextAttacks)('%s leaves only what rich texts have [CNT-06]', (attack) => {
    const clean = sanitizeRichText(`<p>Antes</p>${attack}`)
    expect(elementsOf(clean).flatMap(problemsOf)).toEqual([])
    expect(clean).toMatch(/^<p>Antes<\/p>/)
    expect(sanitizeRichText(clean)).toBe(clean)
  })
})

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
