import { useEffect, useRef, useState } from 'react'
import type { ResumableUpload } from '#domains/media/ui/resumable-upload.ts'
import type { Trim } from '#domains/media/upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { formatFilm } from '../contact-film.ts'
import { findFilmProblem, startFilmUpload } from './upload-film.ts'

export type FilmState =
  | { name: 'none' }
  | { name: 'uploading'; percent: number }
  /** `value` is that of the field; `url` plays the film in this browser. */
  | { name: 'uploaded'; value: string; file: string; url: string }

interface ChosenFilm {
  file: File
  isRecording: boolean
  /** The part that is shown; undefined: all of it. */
  trim?: Trim | undefined
}

/** The film of a message: uploaded at once, and named by the form when it is sent. */
export function useFilm() {
  const { t, language } = useTranslation(['contact', 'errors'])
  const [state, setState] = useState<FilmState>({ name: 'none' })
  const [problem, setProblem] = useState<string>()
  const running = useRef<ResumableUpload>(null)
  /** Increases with each film, so that reports of an earlier one are ignored. */
  const round = useRef(0)
  useEffect(
    () => () => {
      round.current++
      void running.current?.cancel()
    },
    [],
  )

  function end(next: FilmState, message?: string) {
    running.current = null
    setState(next)
    setProblem(message)
  }
  async function choose({ file, isRecording, trim }: ChosenFilm) {
    const current = ++round.current
    const isCurrent = () => current === round.current
    const found = await findFilmProblem(file, { isRecording })
    if (!isCurrent()) return
    if (found) return end({ name: 'none' }, String(t(`errors:${found.code}`, found.params)))
    end({ name: 'uploading', percent: 0 })
    const failed = t('contact:film.failed')
    const upload = await startFilmUpload(file, {
      locale: language as Locale,
      isRecording,
      onProgress: (percent) => isCurrent() && setState({ name: 'uploading', percent }),
      onSuccess: (id) => {
        if (!isCurrent()) return
        const value = formatFilm({ upload: id, trim })
        end({ name: 'uploaded', value, file: file.name, url: URL.createObjectURL(file) })
      },
      onFailure: ({ problem }) => isCurrent() && end({ name: 'none' }, problem ?? failed),
    }).catch(() => undefined)
    if (!upload && isCurrent()) return end({ name: 'none' }, failed)
    if (isCurrent()) running.current = upload ?? null
    else void upload?.cancel()
  }
  function remove() {
    round.current++
    void running.current?.cancel()
    if (state.name === 'uploaded') URL.revokeObjectURL(state.url)
    end({ name: 'none' })
  }
  return { state, problem, choose, remove }
}
