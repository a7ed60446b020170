import { extname } from 'node:path'

/** A stored file that is exported under a name. */
export interface NamedFile {
  id: number
  originalName: string
  /** The extension of its format, such as `.mp4`. */
  extension: string
  /** The extension of the poster of a video, which has the name of the video. */
  posterExtension?: string
}

/** Longer names are shortened; characters, without extension. */
const maxStemLength = 150

/**
 * The names of the files of an export, by id. They are the original names, without characters that paths or the cells of
 * a CSV file use for something else. A name that another file has already gets the id; capitals do not distinguish names.
 */
export function exportFileNames(files: readonly NamedFile[]): Map<number, string> {
  const taken = new Set<string>()
  const names = new Map<number, string>()
  // Posters take their names first: a picture with the name of a poster would be taken for it.
  const ordered = files.toSorted((a, b) => Number(!a.posterExtension) - Number(!b.posterExtension))
  for (const { id, originalName, extension, posterExtension } of ordered) {
    const written = extname(originalName)
    const stem = originalName
      .slice(0, originalName.length - written.length)
      .normalize('NFC')
      .replace(/[\p{Cc}/\\:;|]+/gu, '-')
      .replace(/^[\s.]+|\s+$/g, '')
      .slice(0, maxStemLength)
    const end = hasFormat(written, extension) ? written : extension
    const claims = (name: string) =>
      [end, ...(posterExtension === undefined ? [] : [posterExtension])].map((part) =>
        `${name}${part}`.toLowerCase(),
      )
    const isFree = (name: string) => name !== '' && claims(name).every((claim) => !taken.has(claim))
    const name = isFree(stem) ? stem : `${stem}-${id}`.replace(/^-/, '')
    for (const claim of claims(name)) taken.add(claim)
    names.set(id, `${name}${end}`)
  }
  return names
}

const sameFormat: Record<string, string> = { '.jpeg': '.jpg' }
const formatOf = (extension: string) => sameFormat[extension.toLowerCase()] ?? extension.toLowerCase()
const hasFormat = (written: string, extension: string) => formatOf(written) === formatOf(extension)
