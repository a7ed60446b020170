import { useState } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { useDraftSender } from '#ui/panel/drafts/use-draft-sender.ts'
import type { FormStage } from '../form-stages.ts'
import type { StoredDraftWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'

interface Options {
  locale: Locale
  sign: { id: number; revision: number } | null
  initial: { id: number; sequence: number; time: string } | null
  /** Called once, when a new sign has a draft. */
  onFirstStored: (id: number) => void
}

/** A state of the form that is stored as a draft. */
interface DraftState {
  document: SignDocument
  stage: FormStage
}

/** Stores the state of the form on the server. Leaving the page asks only while something could not be stored. */
export function useDraft({ locale, sign, initial, onFirstStored }: Options) {
  const [id, setId] = useState(initial?.id ?? null)
  const { status, sender } = useDraftSender<DraftState, StoredDraftWire>({
    initial,
    asks: true,
    send: (state, options) =>
      requestData<StoredDraftWire>(signFormRequestPath(locale, 'draft'), {
        method: 'POST',
        body: { draft: id, sign, ...state },
        ...options,
      }),
    onStored: ({ id: stored }) => {
      setId(stored)
      if (id === null && sign === null) onFirstStored(stored)
    },
  })
  return { status, id, sender }
}
