import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { UnsavedChangesContext } from '#ui/base/unsaved-changes.ts'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { Dialog } from '#ui/panel/Dialog.tsx'
import type { PendingQuestion } from '../../acceptance-status.ts'
import type { LegalTextState } from '../../ui/legal-text-state.ts'
import { AcceptanceQuestion, useQuestionTitle } from './AcceptanceQuestion.tsx'

interface Paths {
  /** Path of the page that receives the answers. */
  answerPath: string
  signOutPath: string
}

interface Props extends Paths {
  /** Null when nothing is pending. */
  question: PendingQuestion | null
  legalText: LegalTextState
  /** The page. */
  children: ReactNode
}

/**
 * Shows the pending questions in a dialog over the page, one after the other. Without JavaScript the question replaces
 * the page.
 */
export function AcceptanceModals({ question, legalText, answerPath, signOutPath, children }: Props) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (!question || pathname === answerPath) return children
  if (!isHydrated)
    return (
      <noscript>
        <AcceptanceQuestion question={question} legalText={legalText} action={answerPath} />
      </noscript>
    )
  return (
    <>
      {children}
      <AcceptanceModal
        key={`${question} ${legalText.state === 'ready' ? legalText.versionId : ''}`}
        {...{ question, legalText, answerPath, signOutPath }}
      />
    </>
  )
}

interface ModalProps extends Paths {
  question: PendingQuestion
  legalText: LegalTextState
}

/** Only an answer or signing out closes it. */
function AcceptanceModal({ question, legalText, answerPath, signOutPath }: ModalProps) {
  const title = useQuestionTitle(question)
  const { t } = useTranslation('consent')
  const signOut = (
    <form method="post" action={signOutPath}>
      <Button type="submit" variant="quiet">
        {t('exit')}
      </Button>
    </form>
  )
  return (
    // The dialog stays open on every page of the panel, so its answers are not lost by a navigation.
    <UnsavedChangesContext value={null}>
      <Dialog isOpen isDismissable={false} title={title} footer={signOut}>
        <AcceptanceQuestion
          question={question}
          legalText={legalText}
          action={answerPath}
          stepwise
          hasHeading
        />
      </Dialog>
    </UnsavedChangesContext>
  )
}
