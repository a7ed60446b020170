import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LinkKind } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import type { SerializedNetwork } from '../serialized-network.ts'
import type { DrawingHandle, DrawingSelection } from './drawing/open-drawing.ts'

/** What the list has chosen: the drawing shows the same. */
export type DrawnChoice = DrawingSelection

/** `impossible`: this browser has no WebGL. */
export type DrawingState = 'loading' | 'ready' | 'impossible' | 'failed'

interface Options extends DrawnChoice {
  locale: string
  version: number
  kindNames: Record<LinkKind, string>
  onSelect: (node: { id: number; value: string | null }) => void
  onPoint: (key: NodeKey | null) => void
  /** Another number tries again. */
  attempt: number
}

/** Asked only when nothing could be drawn: the answer costs as much as a drawing. */
function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

async function fetchNetwork(address: string): Promise<SerializedNetwork> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as SerializedNetwork
}

/** Loads the drawing's program and data, and keeps it at what is chosen. */
export function useDrawing(canvas: RefObject<HTMLDivElement | null>, options: Options) {
  const { locale, version, attempt, selected, pointed, kinds } = options
  const [state, setState] = useState<DrawingState>('loading')
  const [opened, setOpened] = useState<{ drawing: DrawingHandle; left: number } | null>(null)
  const latest = useRef(options)
  latest.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again.
  useEffect(() => {
    let isCancelled = false
    let drawing: DrawingHandle | undefined
    const load = async () => {
      const [{ openDrawing }, file] = await Promise.all([
        import('./drawing/open-drawing.ts'),
        fetchNetwork(`/api/network/${locale}.json?v=${version}`),
      ])
      if (isCancelled || !canvas.current) return
      drawing = openDrawing(canvas.current, file, {
        kindNames: latest.current.kindNames,
        onSelect: (node) => latest.current.onSelect(node),
        onPoint: (key) => latest.current.onPoint(key),
        isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
      drawing.show(latest.current)
      setOpened({ drawing, left: file.left })
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
  useNeighbourhoodLoader(opened, selected, `language=${locale}&v=${version}`)
  useTheme(drawing)
  return { state, drawing, left: opened?.left ?? 0 }
}

/** What is not drawn at once comes when a node near it is chosen. */
function useNeighbourhoodLoader(
  opened: { drawing: DrawingHandle; left: number } | null,
  selected: NodeKey | null,
  query: string,
): void {
  useEffect(() => {
    if (!opened || selected === null || (opened.left === 0 && opened.drawing.has(selected))) return
    let isCancelled = false
    fetchNetwork(`/api/network/around/${selected}?${query}`).then(
      (file) => !isCancelled && opened.drawing.add(file),
      // The list beside it has them all the same.
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
    const theme = matchMedia('(prefers-color-scheme: dark)')
    const refresh = () => drawing.refreshColours()
    theme.addEventListener('change', refresh)
    return () => theme.removeEventListener('change', refresh)
  }, [drawing])
}
