import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { signFormRequestPath } from '#domains/sign-form/sign-form-paths.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { ConfirmDialog } from '#ui/panel/Dialog.tsx'
import styles from './SignWork.module.css'
import type { SignDraftView } from './sign-work-view.ts'

/** A person's drafts: going on with one, or discarding it after a question. */
export function Drafts({ drafts, locale }: { drafts: readonly SignDraftView[]; locale: Locale }) {
  const { t } = useTranslation('signList')
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<SignDraftView | null>(null)
  const [isPending, setPending] = useState(false)
  const nameOf = ({ gloss }: SignDraftView) => gloss || t('work.draftWithoutGloss')

  async function discard({ id }: SignDraftView) {
    setPending(true)
    const path = signFormRequestPath(locale, 'draft')
    const result = await requestData(path, { method: 'DELETE', body: { draft: id } })
    setPending(false)
    setAsked(null)
    if (result.ok) await revalidate()
    else toast(result.problem ?? t('work.notDiscarded'), 'danger')
  }

  return (
    <>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.row}>
            <div className={styles.words}>
              <a className={draft.gloss ? 'gloss' : undefined} href={draft.path}>
                {nameOf(draft)}
              </a>
              <p className={styles.facts}>{[draft.when, draft.device].filter(Boolean).join(' · ')}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('work.discardNamed', { name: nameOf(draft) })}
              onClick={() => setAsked(draft)}
            >
              {t('work.discard')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && discard(asked)}
        title={t('work.discardTitle')}
        confirmLabel={t('work.discard')}
        tone="danger"
        pending={isPending}
      >
        <p>{t('work.discardText', { name: asked ? nameOf(asked) : '' })}</p>
      </ConfirmDialog>
    </>
  )
}
