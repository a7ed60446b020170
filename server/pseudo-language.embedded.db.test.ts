import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { localeNames, pseudoLocale } from '#platform/i18n/locales.ts'
import { findBareTexts } from '#tests/bare-texts.ts'
import { temporaryDataFolder } from '#tests/database.ts'
import { documentsOf } from '#tests/e2e/documents.ts'
import { readPageTexts } from '#tests/page-texts.ts'
import { readSeededData } from '#tests/seeded-data.ts'
import { startDevelopmentServer } from '#tests/start-development-server.ts'
import { longWords } from '../app/design-system/long-words.ts'

/** What pages show besides messages and data. */
const specimens = [
  ...longWords.map(({ text }) => text),
  ...Object.values(localeNames),
  ...['Aa', 'Il1 O0 B8 S5 Z2 rn m'],
  // React Aria uses its English text for unsupported languages.
  'Show suggestions',
]

/** Of the demonstration: the panel shows all translations of a sign in one text. */
const translationsInOneText = /^(German|Hungarian|Estonian|English): |^Mein Haus ist/

const themeText = globSync('ui/theme/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join()

const isThemeValue = (path: string, text: string) =>
  path.startsWith('design-system/') && text.split(' / ').every((part) => themeText.includes(part))

test('in the pseudo-language every text of every page is a message or data with its language [UIX-04]', async () => {
  const server = await startDevelopmentServer({ dataDir: await temporaryDataFolder(), demo: true })
  onTestFinished(() => server.stop('SIGTERM'))
  const cookie = await server.signInAna()

  const data = new Set([...readSeededData(), ...specimens])
  const bare: string[] = []
  const read = async (path: string, headers: Record<string, string>) => {
    const page = await fetch(`${server.origin}/${pseudoLocale}/${path}`, { headers, redirect: 'manual' })
    const html = await page.text()
    expect(html, path).toContain(`<html lang="${pseudoLocale}"`)
    const texts = readPageTexts(html)
    expect(texts.filter(({ text }) => text.startsWith('[')).length, path).toBeGreaterThan(3)
    for (const text of findBareTexts(texts, data))
      if (!isThemeValue(path, text) && !translationsInOneText.test(text)) bare.push(`${path}: ${text}`)
  }
  for (const path of documentsOf('visitor')) await read(path, {})
  const pagesOfPanel = documentsOf('ana').filter((path) => path.startsWith('control-panel'))
  expect(pagesOfPanel.length).toBeGreaterThan(80)
  for (const path of pagesOfPanel) await read(path, { cookie })
  expect([...new Set(bare)]).toEqual([])
})
