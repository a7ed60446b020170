import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { temporaryFolder } from '#tests/temporary-folder.ts'

interface ZipContent {
  path: string
  content: Uint8Array
  /** Unix mode: 0o120777 is a link. */
  mode?: number
}

/** For tests: a ZIP with these files. */
export async function zipOf(files: readonly ZipContent[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, content, mode } of files)
    zip.addBuffer(Buffer.from(content), path, { compress: true, ...(mode !== undefined && { mode }) })
  zip.end()
  return buffer(zip.outputStream)
}

/** For tests: another path of the same length in a ZIP, which the library that writes it would refuse. */
export function withPath(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('the paths differ in length')
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** For tests: the path of a file with these bytes. */
export async function fileWith(bytes: Uint8Array, name = 'media.zip'): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, bytes)
  return path
}
