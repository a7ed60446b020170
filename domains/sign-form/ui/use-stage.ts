import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PropertyKey } from '#domains/signs/properties.ts'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { type FormStage, stageFromUrl, stageOf } from '../form-stages.ts'
import { loadStage, preloadNeighbours } from './lazy-stages.ts'
import { fieldId } from './PropertyField.tsx'

/** Keeps the query, which names a draft. */
const pathOf = (stage: FormStage): string => `${window.location.search}#${stage}`

/** The stage in the URL, with the code of its neighbours. Another stage begins at its heading. */
export function useStage(draftStage: FormStage | undefined) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { hash } = useLocation()
  const stage = stageFromUrl(isHydrated ? hash.slice(1) : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStage = useRef(stage)

  useEffect(() => preloadNeighbours(stage), [stage])
  useEffect(() => {
    if (draftStage && window.location.hash === '' && draftStage !== 'identification')
      void navigate(pathOf(draftStage), { replace: true })
  }, [draftStage, navigate])
  // A layout effect, so that no key press reaches the new stage before its heading has the focus.
  useLayoutEffect(() => {
    if (shownStage.current === stage) return
    shownStage.current = stage
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [stage])

  return {
    stage,
    heading,
    /** Opens the stage of a property and moves the focus to its field. */
    async showField(key: PropertyKey) {
      if (stageOf(key) !== stage) void navigate(pathOf(stageOf(key)))
      // A failure is shown in the stage.
      await loadStage(stageOf(key)).catch(() => {})
      setTimeout(() => {
        const field = window.document.getElementById(fieldId(key))
        field?.scrollIntoView({ block: 'center' })
        field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
      }, 50)
    },
  }
}
