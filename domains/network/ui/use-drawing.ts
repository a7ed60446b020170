import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSchoolMode } from '#domains/search/ui/school-mode.ts'
import { fetchJson } from '#platform/requests/fetch-json.ts'
import type { LinkKind } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import type { SerializedNetwork } from '../serialized-network.ts'
import type { DrawingHandle, DrawingSelection } from './drawing/open-drawing.ts'

/** `impossible`: the browser has no WebGL. */
export type DrawingState = 'loading' | 'ready' | 'impossible' | 'failed'

interface Options extends DrawingSelection {
  locale: string
  version: number
  kindNames: Record<LinkKind, string>
  onSelect: (node: { id: number; value: string | null }) => void
  onPoint: (key: NodeKey | null) => void
  /** Increment it to load again. */
  attempt: number
}

/** Expensive, because it creates a context: call it only after drawing has failed. */
function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** Loads the code and data of the drawing, and updates it with the selection. */
export function useDrawing(canvas: RefObject<HTMLDivElement | null>, options: Options) {
  const { locale, version, attempt, selected, pointed, kinds } = options
  const school = useSchoolMode() ? '&school=1' : ''
  const [state, setState] = useState<DrawingState>('loading')
  const [opened, setOpened] = useState<{ drawing: DrawingHandle; left: number } | null>(null)
  const latest = useRef(options)
  latest.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must load again.
  useEffect(() => {
    let isCancelled = false
    let drawing: DrawingHandle | undefined
    const load = async () => {
      const [{ openDrawing }, network] = await Promise.all([
        import('./drawing/open-drawing.ts'),
        fetchJson<SerializedNetwork>(`/api/network/${locale}.json?v=${version}${school}`),
      ])
      if (isCancelled || !canvas.current) return
      drawing = openDrawing(canvas.current, network, {
        kindNames: latest.current.kindNames,
        onSelect: (node) => latest.current.onSelect(node),
        onPoint: (key) => latest.current.onPoint(key),
        isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
      drawing.show(latest.current)
      setOpened({ drawing, left: network.left })
      setState('ready')
    }
    setState('loading')
    load().catch(() => {
      if (isCancelled) return
      canvas.current?.replaceChildren()
      setState(hasWebGl() ? 'failed' : 'impossible')
    })
    return () => {
      isCancelled = true
      setOpened(null)
      drawing?.close()
    }
  }, [canvas, locale, version, attempt])

  const drawing = opened?.drawing
  useEffect(() => {
    drawing?.show({ selected, pointed, kinds })
  }, [drawing, selected, pointed, kinds])
  useNeighbourhoodLoader(opened, selected, `language=${locale}&v=${version}${school}`)
  useTheme(drawing)
  return { state, drawing, left: opened?.left ?? 0 }
}

/** Loads the neighbourhood of the selected node when it is not completely drawn. */
function useNeighbourhoodLoader(
  opened: { drawing: DrawingHandle; left: number } | null,
  selected: NodeKey | null,
  query: string,
): void {
  useEffect(() => {
    if (!opened || selected === null || (opened.left === 0 && opened.drawing.has(selected))) return
    let isCancelled = false
    fetchJson<SerializedNetwork>(`/api/network/around/${selected}?${query}`).then(
      (network) => !isCancelled && opened.drawing.add(network),
      // Ignored: the list next to the drawing contains the neighbours.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [opened, selected, query])
}

function useTheme(drawing: DrawingHandle | undefined): void {
  useEffect(() => {
    if (!drawing) return
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
      matchMedia(query),
    )
    const refresh = () => drawing.refreshColours()
    for (const query of queries) query.addEventListener('change', refresh)
    return () => {
      for (const query of queries) query.removeEventListener('change', refresh)
    }
  }, [drawing])
}
