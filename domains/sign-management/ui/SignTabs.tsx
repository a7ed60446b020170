import { signStates } from '#domains/signs/sign-state.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import type { TabCounts } from '../sign-counts.ts'
import type { SignListQuery, SignListScope, SignListTab } from '../sign-list.input.ts'
import { signListPathOf } from '../sign-list-paths.ts'

interface Props {
  scope: SignListScope
  query: SignListQuery
  counts: TabCounts
  /** Approvers also get the signs that wait for them. */
  isApprover: boolean
  locale: Locale
}

/** The states of signs, with the numbers of signs that the filters leave. */
export function SignTabs({ scope, query, counts, isApprover, locale }: Props) {
  const { t } = useTranslation('signList')
  const tabs: (SignListTab | null)[] = [
    null,
    ...(isApprover && scope !== 'mine' ? (['waiting'] as const) : []),
    ...(scope === 'approvals' ? (['decided'] as const) : []),
    ...signStates,
  ]
  return (
    <StateTabs
      label={t('states')}
      tabs={tabs.map((tab) => ({
        to: signListPathOf(locale, scope, { ...query, tab, page: 1 }),
        label: t(`tab.${tab ?? 'all'}`),
        count: counts[tab ?? 'all'],
        isCurrent: query.tab === tab,
      }))}
    />
  )
}
