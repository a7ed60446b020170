import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { UnsavedChangesContext } from '#ui/base/unsaved-changes.ts'
import type { StoredDraftWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'
import { createDraftSender, type DraftState, type DraftStatus } from './draft-sender.ts'

interface Options {
  locale: Locale
  sign: { id: number; revision: number } | null
  initial: { id: number; sequence: number; time: string } | null
  /** Called once, when a new sign has a draft. */
  onFirstStored: (id: number) => void
}

/** Stores the state of the form on the server. Leaving the page asks only while something could not be stored. */
export function useDraft({ locale, sign, initial, onFirstStored }: Options) {
  const [status, setStatus] = useState<DraftStatus>(
    initial ? { kind: 'stored', time: initial.time } : { kind: 'none' },
  )
  const [id, setId] = useState(initial?.id ?? null)
  /** Where the numbers start; later ones come from this page. */
  const [firstSequence] = useState(initial?.sequence ?? 0)
  const registry = useContext(UnsavedChangesContext)
  const send = useEffectEvent((state: DraftState & { sequence: number }, options: { keepalive: boolean }) =>
    requestData<StoredDraftWire>(signFormRequestPath(locale, 'draft'), {
      method: 'POST',
      body: { draft: id, sign, ...state },
      ...options,
    }),
  )
  const handleStored = useEffectEvent((stored: number) => {
    setId(stored)
    if (id === null && sign === null) onFirstStored(stored)
  })
  const [sender, setSender] = useState<ReturnType<typeof createDraftSender>>()

  useEffect(() => {
    const created = createDraftSender({
      sequence: firstSequence,
      send: (state, options) => send(state, options),
      onStatus: setStatus,
      onStored: (stored) => handleStored(stored),
    })
    setSender(created)
    const handleHide = () => void created.flush({ keepalive: true })
    window.addEventListener('pagehide', handleHide)
    const unregister = registry?.register(created.isUnstored)
    return () => {
      window.removeEventListener('pagehide', handleHide)
      unregister?.()
      void created.flush({ keepalive: true })
    }
  }, [registry, firstSequence])

  return { status, id, sender }
}
