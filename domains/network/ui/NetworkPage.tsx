import { type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
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
  /** Version of the dictionary in the view. */
  version: number
}

/** The semantic network as a drawing and as a list, which share the selected node and the node pointed at. */
export function NetworkPage({ view, locale, version }: Props) {
  const { pointed, setPointed, pointAt } = usePointer()
  const { heading, list, follow, go } = useListNavigation(view)
  const { kinds } = view.urlParams
  const kindNames = useMemo(
    () => Object.fromEntries(view.kinds.map(({ kind, name }) => [kind, name])) as Record<LinkKind, string>,
    [view.kinds],
  )
  const kindsKey = String(kinds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal kinds must give the identical set, although each view has a new array.
  const shownKinds = useMemo(() => new Set(kinds), [kindsKey])
  if (!view.hasLinks) return <NoLinks locale={locale} />
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <NetworkForm view={view} />
      </div>
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click. */}
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
  )
}

/** Shown for a dictionary without any link, with other ways to its signs. */
function NoLinks({ locale }: Pick<Props, 'locale'>) {
  const { t } = useTranslation('network')
  const { t: tPublic } = useTranslation('public')
  return (
    <EmptyState
      title={t('none.all')}
      actions={
        <>
          <a href={`/${locale}/search-signs/words`}>{tPublic('place.words')}</a>
          <a href={`/${locale}/search-signs/view-all`}>{tPublic('place.viewAll')}</a>
        </>
      }
    />
  )
}

/** The node that is hovered or focused, in the list or in the drawing. */
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

/** Navigates between nodes without scrolling. After a click in the list, the heading of the new list gets the focus. */
function useListNavigation(view: NetworkView) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isFromList = useRef(false)
  const go = (url: string) => void navigate(url, { preventScrollReset: true })
  const follow = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, target } = event
    if (metaKey || ctrlKey || shiftKey || altKey) return
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-node], a[data-whole]') : null
    const url = link?.getAttribute('href')
    if (!url) return
    event.preventDefault()
    isFromList.current = true
    go(url)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view must move the focus.
  useEffect(() => {
    if (!isFromList.current) return
    isFromList.current = false
    heading.current?.focus()
  }, [view])
  return { heading, list, follow, go }
}
