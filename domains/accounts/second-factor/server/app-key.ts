import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

const keyLength = 32

/**
 * The key that encrypts the secrets of authenticator apps. It is a file beside the database and not in it, so that
 * backups do not contain it. Created on first use; of several processes that create it, one is successful.
 */
export async function getAppKey(file: string): Promise<Buffer> {
  const existing = await readKey(file)
  if (existing) return existing
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  await writeFile(draft, randomBytes(keyLength).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const created = await readKey(file)
  if (!created) throw new Error(`${file} cannot be read`)
  return created
}

/** @throws Error when the file does not contain a key */
async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyLength) throw new Error(`${file} does not contain a key`)
  return key
}
