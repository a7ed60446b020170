import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toPseudoMessages } from '#platform/i18n/pseudo-messages.ts'
import { copyProject } from '#tests/copy-project.ts'
import { temporaryDataFolder } from '#tests/database.ts'
import { readPageTexts } from '#tests/page-texts.ts'
import { startDevelopmentServer } from '#tests/start-development-server.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** A copy of the project that follows docs/interface-languages.md for Esperanto, with pseudo-texts. */
async function addEsperanto(): Promise<string> {
  const folder = await temporaryFolder()
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
  return folder
}

test('a sixth interface language needs a folder of messages, a line of the list and a migration [UIX-04]', async () => {
  const server = await startDevelopmentServer({
    project: await addEsperanto(),
    dataDir: await temporaryDataFolder(),
    demo: false,
  })
  onTestFinished(() => server.stop('SIGTERM'))
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

  for (const path of ['', '/about', '/faqs', '/contact', '/signs/view', '/search-signs/words?q=casa']) {
    const { status, html } = await get(`/eo${path}`)
    expect({ path, status, isEsperanto: html.includes('<html lang="eo"') }).toEqual({
      path,
      status: 200,
      isEsperanto: true,
    })
    expect(html).toMatch(/hrefLang="eo" href="[^"]*\/eo/)
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
