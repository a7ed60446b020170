import type { GlossMark } from '#packages/elan/index.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { setAsideMark } from '../../match-gloss.ts'

/** Names marks of glosses in the language of the page. A stored mark is one of packages/elan, or set aside. */
export function useMarkName(): (mark: string) => string {
  const { t } = useTranslation('eafGlosses')
  return (mark) => t(`mark.${mark as GlossMark | typeof setAsideMark}`)
}
