import { useEffect, useState } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { formatArticulation } from '../../articulation-filters.ts'
import type { NearestSign } from '../../form-choices.ts'
import type { NearestSignsWire } from '../../sign-form.wire.ts'
import { signFormRequestPath } from '../../sign-form-paths.ts'
import { useFormContext } from '../form-context.ts'

/** Milliseconds without a change before the server is asked. */
const pause = 300

type NearestSigns = { kind: 'nothing' | 'failed' } | { kind: 'found'; signs: readonly NearestSign[] }

/** The published signs that are most similar to what is described so far; the former ones while new ones are found. */
export function useNearestSigns(document: SignDocument): NearestSigns {
  const { locale, self } = useFormContext()
  const [found, setFound] = useState<NearestSigns>({ kind: 'nothing' })
  const articulation = formatArticulation(document)
  useEffect(() => {
    if (articulation === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const sign = self === null ? '' : `&sign=${self}`
      const result = await requestData<NearestSignsWire>(
        `${signFormRequestPath(locale, 'lookup')}?nearest&${articulation}${sign}`,
        { signal: controller.signal },
      )
      if (!controller.signal.aborted)
        setFound(result.ok ? { kind: 'found', signs: result.data.signs } : { kind: 'failed' })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [articulation, locale, self])
  return articulation === '' ? { kind: 'nothing' } : found
}
