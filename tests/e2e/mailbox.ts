import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { listMailFiles } from '#platform/mail/folder-transport.ts'

/** A mail that the site under test sent. */
export interface ReceivedMail {
  subject: string
  text: string
  /** Paths with query of its links, without duplicates, in the order of the text. */
  links: string[]
}

const sharedData = () => process.env.E2E_DATA_DIR ?? ''

/**
 * The newest mail to an address, with this subject if given. Waits until one has arrived.
 * @param dataDir data folder of the site, of the shared one by default
 */
export async function waitForNewestMail(
  to: string,
  subject?: string,
  dataDir = sharedData(),
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  const message = `a mail ${subject ?? ''} to ${to}`
  await expect
    .poll(async () => (found = await findMail(join(dataDir, 'mail'), to, subject)), message)
    .toBeDefined()
  return found as unknown as ReceivedMail
}

async function findMail(folder: string, to: string, subject?: string): Promise<ReceivedMail | undefined> {
  for (const name of await listMailFiles(folder)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    const isTheirs = mail.to?.some(({ address }) => address?.toLowerCase() === to.toLowerCase())
    if (!isTheirs || (subject !== undefined && mail.subject !== subject)) continue
    const text = mail.text ?? ''
    const links = [...new Set(text.match(/^https?:\/\/\S+$/gm))].map((link) => {
      const { pathname, search } = new URL(link)
      return pathname + search
    })
    return { subject: mail.subject ?? '', text, links }
  }
}
