import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { findTextProblems, readKnownTexts } from '../known-texts.ts'
import { readPageTexts } from '../page-texts.ts'
import { type ActorName, actorNames } from './access-actors.ts'
import { documentsOf } from './documents.ts'
import { expect, signIn, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { pageAccess } from './page-access.ts'
import { requestsAs } from './requests-as.ts'
import { coveringParts, horizontalOverflow } from './site-parts.ts'
import { siteRoutes } from './site-routes.ts'

const known = readKnownTexts()

/** Further states of public pages. */
const furtherPaths = [
  'no/such/page',
  'accessibility',
  'search-signs/words?q=casa',
  'search-signs/words?q=qwxyzqwxyz',
]

/** Another state of a page of the panel: an account that awaits its acceptance. */
const furtherPanelPaths = ['control-panel/users/edit/4']

function pathsOf(actor: ActorName): string[] {
  if (actor === 'visitor') return [...documentsOf(actor), ...furtherPaths]
  const paths = documentsOf(actor).filter((path) => path.startsWith('control-panel'))
  return actor === 'ana' ? [...paths, ...furtherPanelPaths] : paths
}

/** The languages with the longest words: the browser opens all pages in them, and their texts are read there. */
const openedLocales: readonly Locale[] = ['de', 'hu']
const openingActors: readonly ActorName[] = ['visitor', 'ana']
/** Forms whose texts are in several languages. */
const editedEntries = ['signs', 'faqs', 'contents'].map((list) => `control-panel/${list}/edit/1`)

function problemsIn(html: string, locale: Locale, path: string): string[] {
  const texts = readPageTexts(html)
  const problems = findTextProblems(texts, locale, known)
  if (texts.length < 10) problems.push(`${texts.length} texts`)
  return problems.map((problem) => `${locale} ${path}: ${problem}`)
}

for (const actor of actorNames)
  test(`${actor} gets every page in every language, without missing or foreign texts [UIX-04]`, async ({
    baseURL,
  }) => {
    const send = await requestsAs(actor, baseURL)
    const paths = pathsOf(actor)
    expect(paths.length).toBeGreaterThan(5)
    const problems: string[] = []
    for (const locale of locales) {
      if (openingActors.includes(actor) && openedLocales.includes(locale)) continue
      for (const path of paths)
        problems.push(...problemsIn(await (await send(`/${locale}/${path}`)).text(), locale, path))
    }
    expect([...new Set(problems)]).toEqual([])
  })

/** A way to get a page. @returns the HTML of the server */
type Visit = (page: Page, address: string) => Promise<string>

const load: Visit = async (page, address) => (await (await page.goto(address))?.text()) ?? ''

const loadAndHydrate: Visit = async (page, address) => {
  const html = await load(page, address)
  await waitForHydration(page)
  return html
}

const followAndRequest: Visit = async (page, address) => {
  await follow(page, address)
  return (await page.request.get(address)).text()
}

/** What shows the page of a path: its route module, or the error that it is not found. */
const presentedBy = new Map(
  siteRoutes.map(({ pattern, file }) => {
    const { examplePath = pattern, isNotFound } = pageAccess[pattern] ?? {}
    return [examplePath, isNotFound ? 'not found' : file]
  }),
)

async function overflowOf(page: Page, path: string): Promise<string[]> {
  const overflow = await horizontalOverflow(page)
  return overflow > 0 ? [`${path}: ${overflow} px too wide`] : []
}

for (const actor of openingActors) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

    test(`every page of ${actor} in de fits a window of 320 px, without missing or foreign texts [UIX-01] [UIX-04]`, async ({
      page,
      expectError,
    }) => {
      expectError('404')
      if (actor === 'ana') await signIn(page, actor)
      const problems: string[] = []
      for (const path of pathsOf(actor)) {
        problems.push(...problemsIn(await load(page, `/de/${path}`), 'de', path))
        problems.push(...(await overflowOf(page, path)))
      }
      expect(problems).toEqual([])
    })
  })

  test(`every page of ${actor} in hu fits a window of 320 px at 400 % zoom, nothing that stays in view covers the panel, and no text is missing or foreign [UIX-01] [UIX-03] [UIX-04]`, async ({
    page,
    expectError,
  }) => {
    expectError('404')
    await page.setViewportSize({ width: 320, height: 256 })
    if (actor === 'ana') await signIn(page, actor)
    const problems: string[] = []
    const examine = async (path: string) => {
      problems.push(...(await overflowOf(page, path)))
      if (!path.startsWith('control-panel')) return
      const covering = await coveringParts(page)
      problems.push(...covering.map((part) => `${path}: ${part}`))
    }
    const seen = new Set<string>()
    for (const path of pathsOf(actor)) {
      const presenter = presentedBy.get(path) ?? path
      const visit = seen.has(presenter) ? followAndRequest : loadAndHydrate
      seen.add(presenter)
      problems.push(...problemsIn(await visit(page, `/hu/${path}`), 'hu', path))
      await examine(path)
    }
    for (const path of actor === 'ana' ? editedEntries : []) {
      await loadAndHydrate(page, `/hu/${path}`)
      await examine(path)
    }
    expect(problems).toEqual([])
  })
}
