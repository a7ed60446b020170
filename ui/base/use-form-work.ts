import { useRef, useState } from 'react'

/** Work of fields that must end before their form is sent, such as the upload of a file. */
export interface FormWork {
  /** Whether the form was submitted and waits for the work. */
  isAwaited: boolean
  /** @param work resolves to whether the form can be sent with what became of it */
  add(work: Promise<boolean>): void
  isRunning(): boolean
  /**
   * Waits for all work, also for work that begins meanwhile.
   * @returns whether the form can be sent; false for everybody but the first who waits
   */
  end(): Promise<boolean>
}

export function useFormWork(): FormWork {
  const running = useRef(new Set<Promise<boolean>>())
  const [isAwaited, setAwaited] = useState(false)
  const waiting = useRef(false)
  return {
    isAwaited,
    add(work) {
      running.current.add(work)
      void work.finally(() => running.current.delete(work))
    },
    isRunning: () => running.current.size > 0,
    async end() {
      if (waiting.current) return false
      waiting.current = true
      setAwaited(true)
      let isFine = true
      while (running.current.size > 0) isFine = (await Promise.all(running.current)).every(Boolean) && isFine
      waiting.current = false
      setAwaited(false)
      return isFine
    },
  }
}
