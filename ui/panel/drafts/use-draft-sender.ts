import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import { UnsavedChangesContext } from '../../base/unsaved-changes.ts'
import { createDraftSender, type DraftStatus, type SendDraft } from './draft-sender.ts'

interface Options<State, Stored> {
  /** The last stored state; null without a draft. */
  initial: { sequence: number; time: string } | null
  send: SendDraft<State, Stored>
  onStored?: (answer: Stored) => void
  /** Whether leaving the page asks while a state could not be stored. */
  asks: boolean
}

/**
 * Stores the states of a form on the server, also when the page is closed.
 * @returns what is stored, and the sender; undefined until the page is hydrated
 */
export function useDraftSender<State extends object, Stored extends StoredDraft>({
  initial,
  send,
  onStored,
  asks,
}: Options<State, Stored>) {
  const [status, setStatus] = useState<DraftStatus>(
    initial ? { kind: 'stored', time: initial.time } : { kind: 'none' },
  )
  /** Where the numbers start; later ones come from this page. */
  const [firstSequence] = useState(initial?.sequence ?? 0)
  const registry = useContext(UnsavedChangesContext)
  const handleSend = useEffectEvent(send)
  const handleStored = useEffectEvent((answer: Stored) => onStored?.(answer))
  const [sender, setSender] = useState<ReturnType<typeof createDraftSender<State, Stored>>>()

  useEffect(() => {
    const created = createDraftSender<State, Stored>({
      sequence: firstSequence,
      send: (state, options) => handleSend(state, options),
      onStatus: setStatus,
      onStored: (answer) => handleStored(answer),
    })
    setSender(created)
    const handleHide = () => void created.flush({ keepalive: true })
    window.addEventListener('pagehide', handleHide)
    const unregister = asks ? registry?.register(created.isUnstored) : undefined
    return () => {
      window.removeEventListener('pagehide', handleHide)
      unregister?.()
      void created.flush({ keepalive: true })
    }
  }, [registry, firstSequence, asks])

  return { status, sender }
}
