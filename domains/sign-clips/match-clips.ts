import { fold } from '#platform/text/fold.ts'
import { type ClipName, readClipName } from './clip-name.ts'

/** A sign that a clip can belong to. */
export interface ClipSign {
  id: number
  gloss: string
  sourceId: string | null
}

/** The signs that the name of a file may mean: none, one, or several among which a person chooses. */
export interface ClipMatch<Sign extends ClipSign> extends ClipName {
  path: string
  signs: Sign[]
}

/** At most so many signs are offered for an ambiguous name. */
const maxOffered = 10

/**
 * Finds the signs of clips by their names. What is written exactly is preferred: gloss, then source id, then
 * `GLOSS-source id` as Global Signbank names its files; then glosses and source ids without case and accents. A name that
 * fits several signs equally well is never decided here.
 */
export function matchClips<Sign extends ClipSign>(
  paths: readonly string[],
  signs: Iterable<Sign>,
): ClipMatch<Sign>[] {
  const clips = paths.map((path) => ({ path, ...readClipName(path) }))
  const wanted = new Set(clips.flatMap(({ name }) => [name, fold(name)]))
  const [byGloss, bySourceId, byBoth, byFolded] = [1, 2, 3, 4].map(() => new Map<string, Sign[]>()) as [
    Map<string, Sign[]>,
    Map<string, Sign[]>,
    Map<string, Sign[]>,
    Map<string, Sign[]>,
  ]
  const add = (map: Map<string, Sign[]>, key: string, sign: Sign) => {
    if (key === '' || !wanted.has(key)) return
    const found = map.get(key)
    if (!found) map.set(key, [sign])
    else if (!found.includes(sign)) found.push(sign)
  }
  for (const sign of signs) {
    const { gloss, sourceId } = sign
    add(byGloss, gloss, sign)
    add(byFolded, fold(gloss), sign)
    if (sourceId === null) continue
    add(bySourceId, sourceId, sign)
    add(byBoth, `${gloss}-${sourceId}`, sign)
    add(byFolded, fold(sourceId), sign)
  }
  return clips.map((clip) => {
    const found =
      byGloss.get(clip.name) ??
      bySourceId.get(clip.name) ??
      byBoth.get(clip.name) ??
      byFolded.get(fold(clip.name)) ??
      []
    return { ...clip, signs: found.slice(0, maxOffered) }
  })
}
