import type { ChosenFile } from './clip.ts'

/** The files of an input; those of a folder with their paths. */
export const readInputFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }))

/** The dropped files, also those inside dropped folders at any depth. */
export async function readDroppedFiles({ items }: DataTransfer): Promise<ChosenFile[]> {
  // The items are empty after the event, so all entries are read from them at once.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(readEntry))).flat()
}

async function readEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    return [{ file, path: entry.fullPath.replace(/^\//, '') }]
  }
  const entries = await readFolder((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(entries.map(readEntry))).flat()
}

/** A reader gives the entries of a folder in parts. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return part.length === 0 ? [] : [...part, ...(await readFolder(reader))]
}
