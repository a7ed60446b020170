import type { MediaRole } from '#domains/signs/sign-document.ts'

/** What the name of a video file says. */
export interface ClipName {
  /** The name of the sign as it is written, without folders, extension, copy number and role. */
  name: string
  role: Exclude<MediaRole, 'framing'>
}

/** `(2)`, `- Copy`, `- Kopie`: what operating systems add to a second file. */
const copyMark = /\s*(?:\(\d{1,3}\)|[-–]\s*(?:copy|kopie|copia|cópia|másolat|koopia))$/iu

/** What the end of a name says about the role, after `_`, `-` or a space. Global Signbank adds `_nme_2_…` and `_left`. */
const roleMarks: readonly { pattern: RegExp; role: ClipName['role'] }[] = [
  { pattern: /[_\-\s](?:nme|nmf|face)(?:[_\-\s].*)?$/iu, role: 'non-manual' },
  { pattern: /[_\-\s](?:left|right|side|front|top|angle)[_\-\s]?\d*$/iu, role: 'angle' },
  { pattern: /[_\-\s](?:example|ex|sentence)[_\-\s]?\d*$/iu, role: 'example' },
]

/** Reads the path of a video file. A name that consists of a mark only is the name of a sign. */
export function readClipName(path: string): ClipName {
  const file = path.normalize('NFC').split(/[\\/]/u).at(-1) ?? ''
  const name = withoutCopyMarks(file.replace(/\.[a-z0-9]{1,5}$/iu, '').trim())
  for (const { pattern, role } of roleMarks) {
    const shorter = name.replace(pattern, '').trim()
    if (shorter !== name && shorter !== '') return { name: withoutCopyMarks(shorter), role }
  }
  return { name, role: 'main' }
}

function withoutCopyMarks(name: string): string {
  const shorter = name.replace(copyMark, '').trim()
  return shorter === name || shorter === '' ? name : withoutCopyMarks(shorter)
}
