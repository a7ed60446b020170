import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import { lazyComponent } from '#ui/panel/lazy-component.ts'
import type { PendingQuestion } from '../../acceptance-status.ts'
import type { LegalTextState } from '../../ui/legal-text-state.ts'

// Most people have no pending question: the forms are loaded with the first one. The server renders this one only.
const AcceptanceQuestion = lazy(() =>
  import('./AcceptanceQuestion.tsx').then((module) => ({ default: module.AcceptanceQuestion })),
)
const lazyModal = lazyComponent(() =>
  import('./AcceptanceModal.tsx').then((module) => module.AcceptanceModal),
)

interface Props {
  /** Null when nothing is pending. */
  question: PendingQuestion | null
  legalText: LegalTextState
  /** Path of the page that receives the answers. */
  answerPath: string
  signOutPath: string
  /** The page. */
  children: ReactNode
}

/**
 * Shows the pending questions in a dialog over the page, one after the other. When the dialog could not be loaded, a
 * message above the page offers to try again. Without JavaScript the question replaces
 * the page.
 */
export function AcceptanceModals({ question, legalText, answerPath, signOutPath, children }: Props) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (!question || pathname === answerPath) return children
  if (!isHydrated)
    return (
      <noscript>
        <Suspense>
          <AcceptanceQuestion question={question} legalText={legalText} action={answerPath} />
        </Suspense>
      </noscript>
    )
  return (
    <>
      <LazyPart component={lazyModal}>
        {(AcceptanceModal) => (
          <AcceptanceModal key={question} {...{ question, legalText, answerPath, signOutPath }} />
        )}
      </LazyPart>
      {children}
    </>
  )
}
