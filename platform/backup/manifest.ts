import { readFile, rename, writeFile } from 'node:fs/promises'
import { isAbsolute, join, normalize, sep } from 'node:path'
import { z } from 'zod'
import { AppError } from '#platform/errors/app-error.ts'

export const manifestFile = 'manifest.json'
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

/** Whether a relative path stays inside its folder. */
export const isInnerPath = (path: string): boolean =>
  path !== '' && !isAbsolute(path) && !normalize(path).split(sep).includes('..')

const innerPath = z.string().refine(isInnerPath)
const mediaEntries = z.array(z.object({ key: innerPath, bytes: count, sha256: hash }))

const schema = z.object({
  format: z.literal(1),
  /** Version of the program that wrote the backup. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()).nonempty(),
  tables: z.array(
    z.object({
      name: z.string(),
      /** COPY text, compressed with gzip. The hash is that of the text, so that equal data has equal hashes. */
      file: innerPath,
      columns: z.array(z.string()),
      rows: count,
      sha256: hash,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Media files, below `media/` or beside a remote backup; null for a backup without them. */
  media: mediaEntries.nullable(),
})

/** The content of a backup, with hashes to verify it. */
export type Manifest = z.infer<typeof schema>
export type TableEntry = Manifest['tables'][number]
export type MediaEntry = NonNullable<Manifest['media']>[number]

/** Reads a list of media files. @throws Error if it is none */
export const parseMediaEntries = (json: string): MediaEntry[] => mediaEntries.parse(JSON.parse(json))

/** The path of a media file inside a backup. */
export const mediaPath = (folder: string, key: string) => join(folder, 'media', key)

/** Writes the manifest atomically, as the last file of the backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${manifestFile}.draft`)
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true, mode: 0o600 })
  await rename(draft, join(folder, manifestFile))
}

/**
 * Reads the manifest of a backup.
 * @throws AppError `backup.missing` when there is none, `backup.damaged` when it is invalid
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(join(folder, manifestFile), 'utf8')
  } catch (cause) {
    throw new AppError('backup.missing', { params: { folder }, cause })
  }
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('backup.damaged', { params: { file: manifestFile }, cause })
  }
}
