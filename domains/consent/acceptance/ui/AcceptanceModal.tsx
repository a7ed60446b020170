import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { UnsavedChangesContext } from '#ui/base/unsaved-changes.ts'
import { Dialog } from '#ui/panel/Dialog.tsx'
import type { PendingQuestion } from '../../acceptance-status.ts'
import type { LegalTextState } from '../../ui/legal-text-state.ts'
import { AcceptanceQuestion, useQuestionTitle } from './AcceptanceQuestion.tsx'

interface Props {
  question: PendingQuestion
  legalText: LegalTextState
  /** Path of the page that receives the answers. */
  answerPath: string
  signOutPath: string
}

/** A pending question in a dialog, which only an answer or signing out closes. */
export function AcceptanceModal({ question, legalText, answerPath, signOutPath }: Props) {
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
