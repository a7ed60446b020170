import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { privateFileMode, privateFolderMode } from '../storage/private-modes.ts'
import { mailOptions } from './mail-options.ts'
import type { MailTransport } from './message.ts'
import type { Sender } from './sender.ts'

interface Options {
  /** Contains one file for each mail. */
  folder: string
  from: Sender
  now?: () => Date
  /** Older files are deleted. */
  maxFiles?: number
}

/** Writes mails as files, for machines without a mail server. Deletes the oldest files above the limit. */
export function folderTransport({
  folder,
  from,
  now = () => new Date(),
  maxFiles = 1_000,
}: Options): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: bytes } = await writer.sendMail(mailOptions(message, from))
      await mkdir(folder, { recursive: true, mode: privateFolderMode })
      const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const partial = join(folder, `${name}.partial`)
      await writeFile(partial, bytes as Buffer, { mode: privateFileMode })
      await rename(partial, join(folder, name))
      const old = (await listMailFiles(folder)).slice(maxFiles)
      for (const oldName of old) await rm(join(folder, oldName), { force: true })
    },
  }
}

/** The file names of the mails in a folder, newest first. */
export async function listMailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
}

/** Deletes the mails to these addresses. */
export async function deleteMailsTo(folder: string, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()))
  for (const name of await listMailFiles(folder)) {
    const path = join(folder, name)
    const { to = [] } = await PostalMime.parse(await readFile(path))
    if (to.some(({ address = '' }) => wanted.has(address.toLowerCase()))) await rm(path, { force: true })
  }
}
