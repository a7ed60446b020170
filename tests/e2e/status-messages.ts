import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    statusMessages?: Set<string>
  }
}

/** Records the texts of status regions. To be called before a page is opened. */
export const recordStatusMessages = (page: Page) =>
  page.addInitScript(() => {
    const messages = new Set<string>()
    window.statusMessages = messages
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        if (textContent) messages.add(textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

/**
 * Waits until the open document has shown a message in a status region. A toast leaves after some seconds, which a
 * busy machine can spend between two looks at the page; this finds it afterwards, too.
 */
export const expectStatusMessage = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => [...(window.statusMessages ?? [])].join('\n')), { message: text })
    .toContain(text)
