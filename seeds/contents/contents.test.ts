import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sanitizeRichText } from '#domains/content/server/sanitize-rich-text.ts'
import { digestOf } from '../revised-texts.ts'
import { seedLanguages as languages, readSeedJson, readSeedText } from '../seed-data.fixture.ts'

interface Faq {
  texts: Record<string, { question: string; answer: string }>
}

const longTexts = ['about', 'terms', 'privacy', 'imprint', 'accessibility']
const slugs = [...longTexts, 'demonstration', 'annotating']
const linkedPaths = [
  ...['about', 'terms-of-use', 'privacy-policy', 'imprint', 'accessibility'],
  ...['search-signs/words', 'search-signs/view-all'],
]
const page = (slug: string, language: string) => readSeedText('contents', `${slug}.${language}.html`)
const pages = slugs.flatMap((slug) => languages.map((language) => ({ slug, language })))
const faqs = readSeedJson<Faq[]>('contents', 'faqs.json')
const answers = faqs.flatMap(({ texts }, index) =>
  Object.entries(texts).map(([language, text]) => ({ number: index + 1, language, ...text })),
)

const title = /^<h1>[^<]+<\/h1>\n/
const bodyOf = (html: string) => html.replace(title, '')
const tagsOf = (html: string) => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag)
const internalLinks = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
/** Files for ELAN have one address for all languages. */
const elanFiles = ['/api/ecv/signbank.etf', '/api/ecv/signs.ecv']
const linksOf = (language: string) => [...linkedPaths.map((path) => `/${language}/${path}`), ...elanFiles]

test('every page exists in exactly five languages [PUB-05]', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.html'))
  expect(files.sort()).toEqual(pages.map(({ slug, language }) => `${slug}.${language}.html`).sort())
})

describe.each(pages)('$slug in $language', ({ slug, language }) => {
  const html = page(slug, language)

  test('begins with its title and has no other h1 heading [PUB-05]', () => {
    expect(html).toMatch(title)
    expect(tagsOf(bodyOf(html))).not.toContain('h1')
  })

  test('is not changed by sanitizing [PUB-05]', () => {
    expect(sanitizeRichText(bodyOf(html)).replaceAll(' rel="noopener noreferrer"', '')).toBe(bodyOf(html))
  })

  test('links only to existing pages in its language [PUB-05]', () => {
    for (const link of internalLinks(html)) expect(linksOf(language)).toContain(link)
  })
})

test.each(slugs)('%s has the same structure in the five languages [PUB-05]', (slug) => {
  const [first, ...others] = languages.map((language) => tagsOf(page(slug, language)))
  for (const other of others) expect(other).toEqual(first)
  if (longTexts.includes(slug)) expect(first?.filter((tag) => tag === 'h2').length).toBeGreaterThan(3)
})

test('only the text about the demonstration mentions it and names its language [PUB-05]', () => {
  const aboutDemonstration = /Libras|demonstra|Vorführung|bemutató|näidis/i
  for (const { slug, language } of pages.filter((one) => one.slug !== 'demonstration'))
    expect(page(slug, language), `${slug} ${language}`).not.toMatch(aboutDemonstration)
  for (const { question, answer } of answers) expect(question + answer).not.toMatch(aboutDemonstration)
})

test('the accessibility statement names its tests, limits, contact and date, and replaces earlier wordings [PUB-05] [UIX-03]', () => {
  const { accessibility } = readSeedJson<Record<string, { former: string[] }>>(
    'contents',
    'former-texts.json',
  )
  for (const language of languages) {
    const html = page('accessibility', language)
    expect(html, language).toMatch(/2026/)
    for (const word of ['WCAG', '2.2', 'axe', 'JavaScript', `/${language}/imprint`])
      expect(html, language).toContain(word)
    expect(accessibility?.former, language).not.toContain(digestOf(bodyOf(html).trim()))
  }
})

test('the imprint states in every language that it must be completed [D24]', () => {
  for (const language of languages)
    expect(page('imprint', language)).toMatch(/<\/h1>\n<p><strong>[^<]+<\/strong>/)
})

test('the privacy policy lists the data stored in the browser and the eight consent choices [PUB-17] [CON-01]', () => {
  for (const language of languages) {
    const html = page('privacy', language)
    expect(html).toMatch(/i18n_redirected.*365/)
    expect(html).toContain('accept_cookie')
    expect(/<ol>(.*)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(8)
  }
})

test('there are at least eight frequent questions in five languages [PUB-05]', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(8)
  for (const { texts } of faqs) expect(Object.keys(texts).sort()).toEqual([...languages].sort())
})

test.each(answers)('answer $number in $language is sanitized, with links in its language [PUB-05]', (faq) => {
  expect(faq.question).toMatch(/^[^<]+[?.!]/)
  expect(faq.answer).toMatch(/^<p>.+<\/p>$/s)
  expect(tagsOf(faq.answer)).not.toContain('h1')
  expect(sanitizeRichText(faq.answer)).toBe(faq.answer)
  for (const link of internalLinks(faq.answer)) expect(linksOf(faq.language)).toContain(link)
})

test.each(languages)(
  'the manual of annotations in %s shows its pictures and the addresses for ELAN [ELN-06]',
  (language) => {
    const html = page('annotating', language)
    const pictures = [...html.matchAll(/src="\/media\/0\/([^"]+)"/g)].map(([, file]) => file)
    expect(pictures).toEqual(
      readdirSync(import.meta.dirname)
        .filter((file) => file.endsWith('.png'))
        .sort(byUse),
    )
    for (const file of elanFiles) expect(html).toContain(`href="${file}"><code>{{origin}}${file}</code>`)
  },
)

/** In the order of the manual. */
const byUse = (one: string, other: string) => placeOf(one) - placeOf(other)
const placeOf = (file: string) =>
  ['template', 'vocabulary', 'rename'].findIndex((part) => file.includes(part))
