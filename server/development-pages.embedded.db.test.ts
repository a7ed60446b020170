import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeNames, pseudoLocale } from '#platform/i18n/locales.ts'
import { toPseudoMessages } from '#platform/i18n/pseudo-messages.ts'
import { findBareTexts } from '#tests/bare-texts.ts'
import { copyProject } from '#tests/copy-project.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { documentsOf } from '#tests/e2e/documents.ts'
import { readPageTexts } from '#tests/page-texts.ts'
import { readSeededData } from '#tests/seeded-data.ts'
import { type DevelopmentServer, startDevelopmentServer } from '#tests/start-development-server.ts'
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

/** A copy of the project that follows docs/interface-languages.md for Esperanto, with pseudo-texts. */
async function addEsperanto(folder: string): Promise<void> {
  const project = await copyProject(folder, { withPages: true })
  await mkdir(join(folder, 'locales/eo'))
  for (const file of await readdir('locales/en')) {
    const messages = JSON.parse(await readFile(join('locales/en', file), 'utf8'))
    await project.write(`locales/eo/${file}`, JSON.stringify(toPseudoMessages(messages)))
  }
  await project.replace(
    'platform/i18n/locales.ts',
    "  et: { tag: 'et', name: 'Eesti' },",
    "  et: { tag: 'et', name: 'Eesti' },\n  eo: { tag: 'eo', name: 'Esperanto' },",
  )
  await project.addMigration(
    '0097-esperanto',
    `alter table account drop constraint account_locale_check,
       add constraint account_locale_check check (locale in ('pt', 'en', 'de', 'hu', 'et', 'eo'));
     alter table contact drop constraint contact_language_check,
       add constraint contact_language_check check (language in ('pt', 'en', 'de', 'hu', 'et', 'eo'))`,
  )
  // Another folder than that of the project, whose node_modules the copy shares.
  await project.replace('vite.config.ts', 'plugins: [', "cacheDir: '.vite',\n  plugins: [")
}

/** One server for all tests: to load the sources takes it many seconds. */
let server: DevelopmentServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-development-'))
  const project = join(folder, 'project')
  const dataDir = join(folder, 'data')
  await addEsperanto(project)
  await (await openEmbeddedDatabase(dataDir)).close()
  server = await startDevelopmentServer({ project, dataDir, demo: true })
})
afterAll(async () => {
  await server?.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('npm run dev serves a page from the sources', async () => {
  const page = await fetch(`${server.origin}/en/search-signs/handshape`)
  expect({ status: page.status, hasHeading: (await page.text()).includes('<h1') }).toEqual({
    status: 200,
    hasHeading: true,
  })
})

test('in the pseudo-language every text of every page is a message or data with its language [UIX-04]', async () => {
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

test('a sixth interface language needs a folder of messages, a line of the list and a migration [UIX-04]', async () => {
  const cookie = await server.signInAna()
  const get = async (path: string) => {
    const response = await fetch(`${server.origin}${path}`, { headers: { cookie }, redirect: 'manual' })
    return { status: response.status, html: await response.text() }
  }
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { cookie, origin: server.origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  for (const path of ['', '/about', '/faqs', '/contact', '/signs/view', '/search-signs/words']) {
    const { status, html } = await get(`/eo${path}`)
    expect({ path, status, isEsperanto: html.includes('<html lang="eo"') }).toEqual({
      path,
      status: 200,
      isEsperanto: true,
    })
    // Pages that search engines do not index name no other languages.
    if (!html.includes('content="noindex"')) expect(html).toMatch(/hrefLang="eo" href="[^"]*\/eo/)
    expect(html).toMatch(/<a [^>]*lang="eo"[^>]*>Esperanto/)
  }
  // The standard text in the default language, with its language and the note.
  const about = readPageTexts((await get('/eo/about')).html)
  expect(about.some(({ language }) => language === 'pt')).toBe(true)

  // People can choose it for their mails.
  const profile = await get('/eo/control-panel/my-profile')
  expect(profile.html).toMatch(/<option[^>]*value="eo"/)

  // It can be a content language: forms have a field for it.
  const added = await send('/eo/control-panel/languages/create', {
    language: 'eo',
    isTranslated: 'on',
    notes: '',
  })
  expect(added.headers.get('location')).toMatch(/^\/eo\/control-panel\/languages/)
  expect((await get('/eo/control-panel/professions/create')).html).toMatch(/name="name\.eo"/)
})
