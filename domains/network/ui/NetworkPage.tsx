import { type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { NetworkView } from '../network.presenter.ts'
import { type LinkKind, networkQueryString } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import { Drawing } from './Drawing.tsx'
import { NetworkForm } from './NetworkForm.tsx'
import { NetworkList } from './NetworkList.tsx'
import styles from './NetworkPage.module.css'

interface Props {
  view: NetworkView
  locale: string
  /** Version of the dictionary that answered. */
  version: number
}

/** The semantic network: drawn, and beside it the same as a list; one choice and one pointer for both. */
export function NetworkPage({ view, locale, version }: Props) {
  const { pointed, setPointed, pointAt } = usePointer()
  const { heading, list, follow, go } = useListNavigation(view)
  const { kinds } = view.urlParams
  const kindNames = useMemo(
    () => Object.fromEntries(view.kinds.map(({ kind, name }) => [kind, name])) as Record<LinkKind, string>,
    [view.kinds],
  )
  const wanted = String(kinds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same kinds are the same set, whichever answer named them.
  const shownKinds = useMemo(() => new Set(kinds), [wanted])
  return (
    <>
      <NetworkForm view={view} />
      <div className={styles.page}>
        <Drawing
          locale={locale}
          version={version}
          kindNames={kindNames}
          selected={view.selectedNode?.key ?? null}
          pointed={pointed}
          kinds={shownKinds}
          onPoint={setPointed}
          onSelect={({ id, value }) =>
            go(networkQueryString(value === null ? { sign: id, kinds } : { field: value, kinds }))
          }
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens at the links inside. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links send a click for Enter. */}
        <div
          ref={list}
          className={styles.list}
          onClick={follow}
          onPointerOver={pointAt}
          onPointerLeave={() => setPointed(null)}
          onFocus={pointAt}
        >
          <NetworkList view={view} locale={locale} pointed={pointed} heading={heading} />
        </div>
      </div>
    </>
  )
}

/** The node pointed at: under the mouse or in focus in the list, or in the drawing. */
function usePointer() {
  const [pointed, setPointed] = useState<NodeKey | null>(null)
  const pointAt = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('li') : null
    const key = row?.querySelector<HTMLElement>('[data-node]')?.dataset.node as NodeKey | undefined
    const own = target instanceof HTMLElement ? (target.dataset.node as NodeKey | undefined) : undefined
    setPointed(own ?? key ?? null)
  }
  return { pointed, setPointed, pointAt }
}

/** Steps from node to node change the list in place; after one made in the list, its heading has the focus. */
function useListNavigation(view: NetworkView) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isFromList = useRef(false)
  const go = (address: string) => void navigate(address, { preventScrollReset: true })
  const follow = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, target } = event
    if (metaKey || ctrlKey || shiftKey || altKey) return
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-node], a[data-whole]') : null
    const address = link?.getAttribute('href')
    if (!address) return
    event.preventDefault()
    isFromList.current = true
    go(address)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has come.
  useEffect(() => {
    if (!isFromList.current) return
    isFromList.current = false
    heading.current?.focus()
  }, [view])
  return { heading, list, follow, go }
}
