import { readFile, rm, writeFile } from 'node:fs/promises'

const tokenInFile = /[?&]token=([\w-]{43})(?:\s|$)/

/** The token in the file; null when there is no file. */
export async function readOwnerLinkToken(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return tokenInFile.exec(text)?.[1] ?? null
}

/** Writes the link to a new file that only the operating system user of the program can read. */
export async function writeOwnerFile(
  file: string,
  { address, token, expiresAt }: { address: string; token: string; expiresAt: Date },
): Promise<void> {
  await removeOwnerFile(file)
  const text = [
    'This address makes the person who opens it the first owner of the platform.',
    `It works once, until ${expiresAt.toISOString()}; after that, restart the program for a new one.`,
    '',
    `${address}?token=${token}`,
    '',
  ].join('\n')
  await writeFile(file, text, { mode: 0o600, flag: 'wx' })
}

export const removeOwnerFile = (file: string): Promise<void> => rm(file, { force: true })
