import { writeFileSync } from 'node:fs'

/**
 * The text up to and including a marker, after which generated content follows.
 * @throws Error if the marker is missing, because the content would be appended at the wrong position
 */
export function textUpToMarker(text: string, marker: string): string {
  const index = text.indexOf(marker)
  if (index < 0) throw new Error(`The marker ${marker} is missing`)
  return text.slice(0, index + marker.length)
}

interface GeneratedFile {
  path: string
  before: string
  after: string
  /** The program that writes the file. */
  program: string
  /** Errors that cannot be fixed by writing the file. */
  problems?: readonly string[]
}

/** Writes a generated file. With the argument --check it only reports a stale file and problems, with exit code 1. */
export function writeOrCheck({ path, before, after, program, problems = [] }: GeneratedFile): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(path, after)
    return
  }
  const errors = [...(before === after ? [] : [`${path} is out of date: run node ${program}`]), ...problems]
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
}
