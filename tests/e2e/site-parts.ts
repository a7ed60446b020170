import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'

export type Translate = ReturnType<typeof translator>

/** The control with this label, whether it is required or not. */
export const field = (scope: Page | Locator, label: string, t: Translate): Locator =>
  scope.getByLabel(new RegExp(`^${RegExp.escape(label)}\\s*(${RegExp.escape(t('ui:field.required'))})?$`))

/** The links of the sign cards in a part of the page. */
export const signCards = (scope: Page | Locator): Locator => scope.getByRole('article').getByRole('link')

/** A search box by its label. It becomes a combobox as soon as it can suggest signs. */
export const searchBox = (scope: Locator, name: string): Locator =>
  scope.getByRole('searchbox', { name }).or(scope.getByRole('combobox', { name }))

/** The search box of the header. */
export const headerSearch = (page: Page, t: Translate = translator('pt')): Locator =>
  searchBox(page.getByRole('banner'), t('public:search.label'))

/** The button of the language menu, which shows the code of the language. `summary` has no role. */
export const languageMenu = (page: Page, code: string): Locator =>
  page.getByRole('banner').locator('summary').filter({ hasText: code })

/** Opens the language menu and chooses a language by its name. */
export async function chooseLanguage(page: Page, code: string, language: string): Promise<void> {
  await languageMenu(page, code).click()
  await page.getByRole('banner').getByRole('link', { name: language }).click()
}

/**
 * Follows the link of a group of the panel's menu, which may be folded.
 * @returns the link
 */
export async function followMenuItem(
  page: Page,
  section: 'content' | 'settings',
  key: 'annotationsManual' | 'contents' | 'faqs' | 'institutions' | 'languages' | 'professions' | 'videos',
): Promise<Locator> {
  const t = translator('pt')
  const menu = page.getByRole('navigation', { name: t('panel:menu.main') })
  const group = menu.locator('details').filter({ hasText: t(`panel:group.${section}`) })
  await group.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  const item = menu.getByRole('link', { name: t(`panel:place.${key}`), exact: true })
  await item.click()
  return item
}

/** How far the page is wider than the window, in pixels; 0 or less when it fits. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The parts of a page that stay in place while it scrolls and cover more than a third of the window. */
export const coveringParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const covering = new Set<string>()
    for (const part of [0, 1]) {
      window.scrollTo(0, part * document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
      for (const element of document.querySelectorAll('body *')) {
        const { position, insetBlockStart, insetBlockEnd, visibility } = getComputedStyle(element)
        if (!/fixed|sticky/.test(position) || visibility !== 'visible') continue
        const { top, bottom, width, height } = element.getBoundingClientRect()
        const isAtEdge =
          Math.abs(top - parseFloat(insetBlockStart)) < 2 ||
          Math.abs(window.innerHeight - bottom - parseFloat(insetBlockEnd)) < 2
        if (isAtEdge && width > window.innerWidth / 2 && height > window.innerHeight / 3)
          covering.add(`${element.tagName} ${element.className} is ${Math.round(height)} high`)
      }
    }
    return [...covering]
  })

/** Whether the element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement)

/** Presses Tab until the element has the focus. @throws Error when it is not reached */
export async function tabTo(page: Page, element: Locator, maxPresses = 120): Promise<void> {
  for (let presses = 0; presses <= maxPresses; presses++) {
    if (await hasFocus(element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${await element.textContent()}`)
}

/** The description of a term in a description list. */
export const descriptionOf = (scope: Page | Locator, term: string): Locator =>
  scope.getByText(term, { exact: true }).locator('xpath=following-sibling::dd')

/** Waits until the browser has rendered what happened so far. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Waits until the page has not scrolled for some frames. */
export const waitForScrollEnd = (page: Page) =>
  page.evaluate(async (frames) => {
    for (let still = 0, last = window.scrollY; still < frames; still++) {
      await new Promise(requestAnimationFrame)
      if (window.scrollY !== last) still = 0
      last = window.scrollY
    }
  }, 10)

/** The panel of a language among tabs of languages, which is open. @param language the beginning of its name */
export const languagePanel = (page: Page, language: string): Locator =>
  page.getByRole('tabpanel', { name: new RegExp(`^${RegExp.escape(language)}\\b`, 'i') })

/** Opens the tab of a language. @returns its panel */
export async function openLanguage(page: Page, language: string): Promise<Locator> {
  await page.getByRole('tab', { name: new RegExp(`^${RegExp.escape(language)}\\b`, 'i') }).click()
  return languagePanel(page, language)
}
