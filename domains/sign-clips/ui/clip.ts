import { uploadKindOf, uploadRefusal } from '#domains/media/upload.ts'
import type { MediaRole } from '#domains/signs/sign-document.ts'
import type { MatchedClip, MatchedSign } from '../sign-clips.ts'

/** Where a file goes: to a sign, to a new one, nowhere because a person left it out, or not decided yet. */
export type ClipTarget =
  | { kind: 'sign'; sign: MatchedSign }
  | { kind: 'new'; gloss: string }
  | { kind: 'none' }
  | { kind: 'open' }

/** A chosen video file. */
export interface Clip {
  id: number
  file: File
  /** With folders. */
  path: string
  /** Why it is not sent at all. */
  refusal: 'type' | 'empty' | 'tooLarge' | undefined
  role: MediaRole
  /** The name of the sign as the file name has it. */
  name: string
  /** The signs among which a person chooses. */
  offered: readonly MatchedSign[]
  target: ClipTarget
}

/** A file that somebody chose, before its sign is known. */
export interface ChosenFile {
  file: File
  path: string
}

let lastId = 0

/** Why a file is no video that can be sent. */
export const clipRefusal = ({ name, size }: Pick<File, 'name' | 'size'>): Clip['refusal'] =>
  uploadRefusal({ name, bytes: size }) ?? (uploadKindOf(name) === 'video' ? undefined : 'type')

/** A chosen file with the signs that were found for its name. A single sign that takes files is chosen. */
export function toClip(
  { file, path }: ChosenFile,
  match: Pick<MatchedClip, 'name' | 'role' | 'signs'>,
): Clip {
  lastId += 1
  const [only, ...others] = match.signs
  const isClear = only && others.length === 0 && only.refusal === null
  return {
    id: lastId,
    file,
    path,
    refusal: clipRefusal(file),
    role: match.role,
    name: match.name,
    offered: match.signs,
    target: isClear ? { kind: 'sign', sign: only } : { kind: 'open' },
  }
}

/** Whether a file is sent. */
export const isReady = ({ refusal, target }: Clip): boolean =>
  refusal === undefined && (target.kind === 'sign' || (target.kind === 'new' && target.gloss.trim() !== ''))

/** Whether a person still has to decide about a file. */
export const isOpen = ({ refusal, target }: Clip): boolean =>
  refusal === undefined && (target.kind === 'open' || (target.kind === 'new' && target.gloss.trim() === ''))
