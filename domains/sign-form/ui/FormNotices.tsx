import { useState } from 'react'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { FormStage } from '../form-stages.ts'
import { signCreatePath } from '../sign-form-paths.ts'
import type { SignFormView } from '../sign-form-view.ts'
import { DraftNotice } from './DraftNotice.tsx'
import styles from './SignForm.module.css'
import type { FormDraft } from './use-form-draft.ts'
import { usePresence } from './use-presence.ts'

interface Props {
  view: SignFormView
  locale: Locale
  draft: FormDraft
  stage: FormStage
  signId: number | null
  /** The sign was deleted, and the work can go on as a new one. */
  isDeleted: boolean
  onContinueAsNew: () => void
}

/** What somebody must know about the sign and its drafts before going on. */
export function FormNotices({ view, locale, draft, stage, signId, isDeleted, onContinueAsNew }: Props) {
  const { t } = useTranslation('signForm')
  const [isNoticeShown, setNoticeShown] = useState(view.draft !== null)
  const others = usePresence(signId, locale)
  const { status } = draft
  // Whoever is in a later stage has begun another sign.
  const otherDrafts = stage === 'identification' ? draft.otherDrafts : []
  return (
    <>
      {view.sign?.declinedNote && (
        <Callout tone="warning" title={t('declined')}>
          <p className={styles.choice}>{view.sign.declinedNote}</p>
        </Callout>
      )}
      {others.length > 0 && (
        <Callout title={t('presence', { names: formatList(others, locale), count: others.length })} />
      )}
      {isDeleted && (
        <Callout tone="danger" title={t('deleted.title')}>
          <div className={styles.actions}>
            <Button size="small" onClick={onContinueAsNew}>
              {t('deleted.asNew')}
            </Button>
          </div>
        </Callout>
      )}
      {status.kind === 'failed' && <Callout tone="warning" title={status.problem ?? t('draft.failed')} />}
      {status.kind === 'elsewhere' && (
        <Callout tone="warning" title={t('draft.elsewhere', { time: status.time })}>
          <div className={styles.actions}>
            <Button size="small" onClick={() => void draft.sender?.takeOver()}>
              {t('draft.takeThis')}
            </Button>
          </div>
        </Callout>
      )}
      {view.draft && isNoticeShown && (
        <DraftNotice
          draft={view.draft}
          isOpen
          // The draft of a new sign is open because the person chose it.
          onContinue={view.sign ? () => setNoticeShown(false) : undefined}
          onDiscard={() => void draft.discard(view.draft?.id ?? 0)}
        />
      )}
      {otherDrafts.map((other) => (
        <DraftNotice
          key={other.id}
          draft={other}
          isOpen={false}
          onContinue={() => window.location.assign(signCreatePath(locale, other.id))}
          onDiscard={() => void draft.discard(other.id)}
        />
      ))}
    </>
  )
}
