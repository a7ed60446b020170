import { useEffect, useState } from 'react'
import type { SignExample } from '#domains/signs/sign-document.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { signTokensOf } from '../../example-tokens.ts'
import type { UnknownSignsWire } from '../../sign-form.wire.ts'
import { signFormRequestPath } from '../../sign-form-paths.ts'
import { useFormContext } from '../form-context.ts'

/** Milliseconds without typing before the server is asked. */
const pause = 600

/** The tokens of all examples that are no published signs, as far as the server has answered; one request for all. */
export function useUnknownSigns(examples: readonly SignExample[]): ReadonlySet<string> {
  const { locale, self } = useFormContext()
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set())
  const tokens = signTokensOf(examples.map(({ signs }) => signs)).join(' ')
  useEffect(() => {
    if (tokens === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ signs: tokens, ...(self !== null && { sign: String(self) }) })
      const result = await requestData<UnknownSignsWire>(
        `${signFormRequestPath(locale, 'lookup')}?${query}`,
        {
          signal: controller.signal,
        },
      )
      if (result.ok) setUnknown(new Set(result.data.unknown))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tokens, locale, self])
  return unknown
}
