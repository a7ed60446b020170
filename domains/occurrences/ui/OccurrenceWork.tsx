import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { KeyHelp } from '#ui/base/KeyHelp.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import type { MomentAnnotation } from '../moment.ts'
import type { MomentWire } from '../moment.wire.ts'
import { occurrencesPath } from '../occurrences-paths.ts'
import { ConcordanceList, linkId } from './ConcordanceList.tsx'
import type { ConcordanceView } from './concordance-view.ts'
import type { FilmActions } from './FilmPlayer.tsx'
import { KeyHints } from './KeyHints.tsx'
import { MomentPanel } from './MomentPanel.tsx'
import styles from './OccurrenceWork.module.css'
import { focusOf, occurrenceKey } from './occurrence-key.ts'
import { useMoment } from './use-moment.ts'
import { useTimeline } from './use-timeline.ts'

interface Props {
  view: ConcordanceView
  /** What surrounds the occurrence that the page begins with. */
  moment: MomentWire | null
  locale: Locale
}

/** The list with the chosen occurrence beside it. The keyboard leads through the list, and each occurrence is played. */
export function OccurrenceWork({ view, moment: initial, locale }: Props) {
  const { t } = useTranslation(['occurrences', 'ui'])
  const navigate = useNavigate()
  const isReady = useHydrated()
  const { occurrences, query, pages } = view
  const [chosen, setChosen] = useState(initial?.id ?? null)
  const [last, setLast] = useState(initial)
  const [startsToPlay, setStartsToPlay] = useState(false)
  const [pressed, setPressed] = useState<MomentAnnotation | null>(null)
  const films = useRef<FilmActions>(null)
  const help = useRef<HTMLDivElement>(null)
  const { moment, hasFailed, load } = useMoment(initial, locale)
  const timeline = useTimeline(moment, (around) => chosen !== null && void load(chosen, around))
  if (initial !== last) {
    setLast(initial)
    setChosen(initial?.id ?? null)
    setPressed(null)
  }
  /** The next page that comes shows what the keyboard leads to. */
  const isByKeyboard = useRef(false)
  useEffect(() => {
    if (isByKeyboard.current && initial) document.getElementById(linkId(initial.id))?.focus()
    isByKeyboard.current = false
  }, [initial])

  function choose(id: number) {
    setChosen(id)
    setPressed(null)
    setStartsToPlay(true)
    void load(id)
  }

  function go(step: -1 | 1) {
    const at = occurrences.findIndex(({ id }) => id === chosen)
    const next = occurrences[at === -1 ? 0 : at + step]
    if (next) {
      choose(next.id)
      return document.getElementById(linkId(next.id))?.focus()
    }
    const page = query.page + step
    if (page < 1 || page > pages) return
    isByKeyboard.current = true
    setStartsToPlay(true)
    void navigate(occurrencesPath(locale, { ...query, page }, step === -1 ? 'last' : undefined), {
      preventScrollReset: true,
    })
  }

  const actions = {
    previous: () => go(-1),
    next: () => go(1),
    toggle: () => films.current?.toggle(),
    stepBack: () => films.current?.stepBack(),
    stepForward: () => films.current?.stepForward(),
    zoomIn: () => timeline.zoom(1),
    zoomOut: () => timeline.zoom(-1),
    help: () => help.current?.togglePopover?.(),
  }
  const handleKey = (event: KeyboardEvent) => {
    const action = occurrenceKey(event, focusOf(event.target))
    if (!action) return
    event.preventDefault()
    actions[action]()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to all controls inside.
    <div className={styles.work} onKeyDown={handleKey}>
      <div className={styles.list}>
        <ConcordanceList
          occurrences={occurrences}
          chosen={chosen}
          hrefOf={(id) => `${occurrencesPath(locale, query, id)}#moment`}
          onChoose={isReady ? choose : undefined}
        />
      </div>
      <section id="moment" className={styles.moment} aria-label={t('moment')}>
        {hasFailed && <Callout tone="danger" title={t('failed')} />}
        {moment && (
          <MomentPanel
            moment={moment}
            timeline={timeline}
            locale={locale}
            films={films}
            startsToPlay={startsToPlay}
            pressed={pressed}
            onPress={(annotation) => {
              setPressed(annotation)
              setStartsToPlay(true)
              timeline.repeat(annotation)
            }}
            onChoose={choose}
            onHelp={actions.help}
          />
        )}
        <KeyHints />
        <KeyHelp
          ref={help}
          title={t('keys.title')}
          rows={[
            [['↑', '↓'], t('keys.occurrence')],
            [[t('ui:player.spaceKey')], t('ui:player.keysToggle')],
            [['←', '→'], t('ui:player.keysFrames')],
            [['+', '-'], t('keys.zoom')],
            [['?'], t('keys.title')],
          ]}
        />
      </section>
    </div>
  )
}
