import { useState } from 'react'
import type { ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { MatchedClipsWire } from '../sign-clips.wire.ts'
import { clipNamesPath } from '../sign-clips-paths.ts'
import { type ChosenFile, type Clip, type ClipTarget, isReady, toClip } from './clip.ts'
import { type ClipProgress, sendClips } from './clip-queue.ts'

/** The chosen files with their signs, and how far they are. */
export function useClips(locale: Locale) {
  const [clips, setClips] = useState<readonly Clip[]>([])
  const [progress, setProgress] = useState<ReadonlyMap<number, ClipProgress>>(new Map())
  const [problem, setProblem] = useState<string | null>()
  const [isSending, setSending] = useState(false)

  const change = (id: number, changed: Partial<Clip>) =>
    setClips((now) => now.map((clip) => (clip.id === id ? { ...clip, ...changed } : clip)))

  /** Adds files. The server finds the signs of all names with one request. */
  async function add(chosen: readonly ChosenFile[]): Promise<void> {
    if (chosen.length === 0) return
    const result = await requestData<MatchedClipsWire>(clipNamesPath(locale), {
      method: 'POST',
      body: { paths: chosen.map(({ path }) => path) },
    })
    setProblem(result.ok ? undefined : (result.problem ?? null))
    if (!result.ok) return
    const matches = new Map(result.data.clips.map((match) => [match.path, match]))
    const added = chosen.flatMap((one) => {
      const match = matches.get(one.path)
      return match ? [toClip(one, match)] : []
    })
    setClips((now) => [...now, ...added])
  }

  /** Makes new signs of all files without a decision for which no sign was found. */
  const createForOpen = () =>
    setClips((now) =>
      now.map((clip) =>
        clip.target.kind === 'open' && clip.offered.length === 0
          ? { ...clip, target: { kind: 'new', gloss: clip.name } satisfies ClipTarget }
          : clip,
      ),
    )

  const unsent = clips.filter((clip) => {
    const state = progress.get(clip.id)?.state
    return isReady(clip) && (state === undefined || state === 'failed')
  })

  async function send(attribution: ConsentedAttributionWire): Promise<void> {
    setSending(true)
    await sendClips(unsent, {
      ...attribution,
      locale,
      onProgress: (id, at) => setProgress((now) => new Map(now).set(id, at)),
      onCreated: (gloss, signId) =>
        setClips((now) => now.map((clip) => withCreatedSign(clip, gloss, signId))),
    })
    setSending(false)
  }

  const remove = (id: number) => setClips((now) => now.filter((clip) => clip.id !== id))
  return { clips, progress, problem, isSending, unsent, add, change, remove, createForOpen, send }
}

/** A file for a new sign belongs to that sign once it exists. */
function withCreatedSign(clip: Clip, gloss: string, id: number): Clip {
  if (clip.target.kind !== 'new' || clip.target.gloss.trim() !== gloss) return clip
  return { ...clip, target: { kind: 'sign', sign: { id, gloss, hasVideo: false, refusal: null } } }
}
