import { useEffect, useState } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { formatArticulation } from '../../articulation-filters.ts'
import type { NearestSign } from '../../form-choices.ts'
import type { NearestSignsWire } from '../../sign-form.wire.ts'
import { signFormRequestPath } from '../../sign-form-paths.ts'
import { wordsOf } from '../../words-of.ts'
import { useFormContext } from '../form-context.ts'

/** Milliseconds without a change before the server is asked. */
const pause = 300

export type SimilarSigns = { kind: 'nothing' | 'failed' } | { kind: 'found'; signs: readonly NearestSign[] }

/**
 * The published signs that the server finds for a query of the lookup; the former ones while new ones are found.
 * @param query '' as long as there is nothing to look up
 */
export function useSimilarSigns(query: string): SimilarSigns {
  const { locale, self } = useFormContext()
  const [found, setFound] = useState<SimilarSigns>({ kind: 'nothing' })
  useEffect(() => {
    if (query === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const sign = self === null ? '' : `&sign=${self}`
      const result = await requestData<NearestSignsWire>(
        `${signFormRequestPath(locale, 'lookup')}?${query}${sign}`,
        { signal: controller.signal },
      )
      if (!controller.signal.aborted)
        setFound(result.ok ? { kind: 'found', signs: result.data.signs } : { kind: 'failed' })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, locale, self])
  return query === '' ? { kind: 'nothing' } : found
}

/** The query for the signs that are most similar in articulation. */
export function nearestQuery(document: SignDocument): string {
  const articulation = formatArticulation(document)
  return articulation && `nearest&${articulation}`
}

/** The query for the signs that have the gloss or a keyword. */
export const sameWordQuery = (document: SignDocument): string =>
  new URLSearchParams(wordsOf(document).map((word): [string, string] => ['word', word])).toString()
