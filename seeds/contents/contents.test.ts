import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sanitizeRichText } from '#domains/content/server/sanitize-rich-text.ts'

interface Faq {
  texts: Record<string, { question: string; answer: string }>
}

const languages = ['pt', 'en', 'de', 'hu', 'et']
const slugs = ['about', 'terms', 'privacy', 'imprint', 'accessibility']
const addresses = [
  ...['about', 'terms-of-use', 'privacy-policy', 'imprint', 'accessibility'],
  ...['search-signs/words', 'search-signs/view-all'],
]
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const page = (slug: string, language: string) => read(`${slug}.${language}.html`)
const pages = slugs.flatMap((slug) => languages.map((language) => ({ slug, language })))
const faqs: Faq[] = JSON.parse(read('faqs.json'))
const answers = faqs.flatMap(({ texts }, index) =>
  Object.entries(texts).map(([language, text]) => ({ number: index + 1, language, ...text })),
)

const title = /^<h1>[^<]+<\/h1>\n/
const bodyOf = (html: string) => html.replace(title, '')
const tagsOf = (html: string) => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag)
const ownLinks = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
const linksOf = (language: string) => addresses.map((address) => `/${language}/${address}`)

test('every text exists in the five languages and no others [PUB-05]', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.html'))
  expect(files.sort()).toEqual(pages.map(({ slug, language }) => `${slug}.${language}.html`).sort())
})

describe.each(pages)('$slug in $language', ({ slug, language }) => {
  const html = page(slug, language)

  test('begins with its title and has no other first heading [PUB-05]', () => {
    expect(html).toMatch(title)
    expect(tagsOf(bodyOf(html))).not.toContain('h1')
  })

  test('loses nothing by cleaning [PUB-05]', () => {
    expect(sanitizeRichText(bodyOf(html)).replaceAll(' rel="noopener noreferrer"', '')).toBe(bodyOf(html))
  })

  test('leads to pages that exist, in its own language [PUB-05]', () => {
    for (const link of ownLinks(html)) expect(linksOf(language)).toContain(link)
  })
})

test.each(slugs)('%s is built alike in the five languages [PUB-05]', (slug) => {
  const [first, ...others] = languages.map((language) => tagsOf(page(slug, language)))
  for (const other of others) expect(other).toEqual(first)
  expect(first?.filter((tag) => tag === 'h2').length).toBeGreaterThan(3)
})

test('the imprint says in every language that it is to be completed [D24]', () => {
  for (const language of languages)
    expect(page('imprint', language)).toMatch(/<\/h1>\n<p><strong>[^<]+<\/strong>/)
})

test('the privacy policy names what the browser keeps, and the eight choices [PUB-17] [CON-01]', () => {
  for (const language of languages) {
    const html = page('privacy', language)
    expect(html).toMatch(/i18n_redirected.*365/)
    expect(html).toContain('accept_cookie')
    expect(/<ol>(.*)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(8)
  }
})

test('at least eight questions are asked and answered in the five languages [PUB-05]', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(8)
  for (const { texts } of faqs) expect(Object.keys(texts).sort()).toEqual([...languages].sort())
})

test.each(answers)('answer $number in $language is clean text with links of its language [PUB-05]', (faq) => {
  expect(faq.question).toMatch(/^[^<]+[?.!]/)
  expect(faq.answer).toMatch(/^<p>.+<\/p>$/s)
  expect(tagsOf(faq.answer)).not.toContain('h1')
  expect(sanitizeRichText(faq.answer)).toBe(faq.answer)
  for (const link of ownLinks(faq.answer)) expect(linksOf(faq.language)).toContain(link)
})
