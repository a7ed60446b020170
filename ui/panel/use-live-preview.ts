import { useEffect, useState } from 'react'
import { requestData } from '#platform/requests/request-json.ts'

/** Milliseconds without a change before a preview is requested. */
const pause = 500

/**
 * What the server makes of the values of a form that are not saved, for each language that was asked for.
 * @param path of the request; its body is `{ ...fixed, values, language }`
 * @param form `values` are null until somebody writes
 * @param fixed further parts of the body, which never change
 * @returns the newest answers by language, and whether the last request failed
 */
export function useLivePreview<Answer>(
  path: string,
  { values, language }: { values: Record<string, string> | null; language: string },
  fixed: Readonly<Record<string, string>> = {},
): { answers: Readonly<Record<string, Answer>>; hasFailed: boolean } {
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const [hasFailed, setFailed] = useState(false)
  const [parts] = useState(fixed)
  useEffect(() => {
    if (!values) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const body = { ...parts, values, language }
      const result = await requestData<Answer>(path, { method: 'POST', body })
      if (!isCurrent) return
      setFailed(!result.ok)
      if (result.ok) setAnswers((before) => ({ ...before, [language]: result.data }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, parts, values, language])
  return { answers, hasFailed }
}
