import { useRef, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import { type SendingStep, sendEafFile } from './send-eaf-file.ts'

/** A file of the list: on its way, being read, stored as a recording, or refused with the message of the server. */
export interface EafUpload {
  key: number
  name: string
  state:
    | { step: 'waiting' }
    | SendingStep
    | { step: 'reading' }
    | { step: 'stored'; id: number }
    | { step: 'refused'; problem: string | null }
}

/**
 * Uploads files one after the other and stores each as a restricted recording.
 * @param onStored called after each stored file
 */
export function useEafUploads(locale: Locale, onStored: () => void) {
  const [uploads, setUploads] = useState<EafUpload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const nextKey = useRef(1)
  /** The work before; files are sent one at a time. */
  const before = useRef(Promise.resolve())

  const set = (key: number, state: EafUpload['state']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))

  async function store(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const sent = await sendEafFile(file, { locale, signal, onStep: (step) => set(key, step) })
    if (signal.aborted) return
    if (!sent.ok) return set(key, { step: 'refused', problem: sent.problem })
    set(key, { step: 'reading' })
    const result = await requestJson<{ data: { id: number } }>('/api/eaf-videos', {
      method: 'POST',
      locale,
      body: { upload: sent.upload },
    })
    if (!result.ok) return set(key, { step: 'refused', problem: result.problem ?? null })
    set(key, { step: 'stored', id: result.data.data.id })
    onStored()
  }

  return {
    uploads,
    dismiss,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = nextKey.current++
        const controller = new AbortController()
        controllers.current.set(key, controller)
        setUploads((all) => [...all, { key, name: file.name, state: { step: 'waiting' } }])
        before.current = before.current.then(() => store(key, file, controller.signal))
      }
    },
    stop(key: number) {
      controllers.current.get(key)?.abort()
      dismiss(key)
    },
  }
}
