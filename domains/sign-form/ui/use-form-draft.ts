import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { toast } from '#ui/base/toast-store.ts'
import type { FormStage } from '../form-stages.ts'
import { signCreatePath, signEditPath, signFormRequestPath } from '../sign-form-paths.ts'
import type { SignFormView } from '../sign-form-view.ts'
import { useDraft } from './use-draft.ts'

interface Options {
  view: Pick<SignFormView, 'draft' | 'otherDrafts'>
  locale: Locale
  sign: { id: number; revision: number } | null
  document: SignDocument
  stage: FormStage
}

/** Stores document and stage as a draft whenever they change, and discards drafts. */
export function useFormDraft({ view, locale, sign, document, stage }: Options) {
  const { t } = useTranslation('signForm')
  const navigate = useNavigate()
  const [otherDrafts, setOtherDrafts] = useState(view.otherDrafts)
  const { status, id, sender } = useDraft({
    locale,
    sign,
    initial: view.draft,
    onFirstStored: (stored) =>
      void navigate(`${signCreatePath(locale, stored)}${window.location.hash}`, {
        replace: true,
        preventScrollReset: true,
      }),
  })

  const kept = useRef({ document, stage })
  useEffect(() => {
    const isEdited = document !== kept.current.document
    // Another stage alone is worth keeping only when there is a draft.
    if (!sender || !(isEdited || (id !== null && stage !== kept.current.stage))) return
    kept.current = { document, stage }
    sender.change({ document, stage })
  }, [document, stage, sender, id])

  return {
    status,
    id,
    sender,
    otherDrafts,
    /** Stores the form as a draft, also an empty one. @returns whether that succeeded */
    async store(): Promise<boolean> {
      sender?.change({ document, stage })
      await sender?.flush()
      return sender !== undefined && !sender.isUnstored()
    },
    async discard(discarded: number) {
      await sender?.stop()
      const result = await requestData(signFormRequestPath(locale, 'draft'), {
        method: 'DELETE',
        body: { draft: discarded },
      })
      if (!result.ok) return void toast(result.problem ?? t('save.failed'), 'danger')
      if (discarded === view.draft?.id)
        window.location.assign(sign ? signEditPath(locale, sign.id) : signCreatePath(locale))
      setOtherDrafts(otherDrafts.filter((one) => one.id !== discarded))
    },
  }
}

export type FormDraft = ReturnType<typeof useFormDraft>
