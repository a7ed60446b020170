import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { useSelection } from '#ui/panel/use-selection.ts'
import type { TabCounts } from '../sign-counts.ts'
import {
  emptySignListQuery,
  formatSignListQuery,
  type SignListQuery,
  type SignListScope,
} from '../sign-list.input.ts'
import { signListPathOf } from '../sign-list-paths.ts'
import { ChosenSignsBar } from './ChosenSignsBar.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import type { FilterOptions } from './filter-options.ts'
import { SignFilters } from './SignFilters.tsx'
import { SignTable } from './SignTable.tsx'
import { SignTabs } from './SignTabs.tsx'
import type { ListedSign } from './sign-list-view.ts'

interface Props {
  scope: SignListScope
  query: SignListQuery
  signs: readonly ListedSign[]
  total: number
  counts: TabCounts
  pages: number
  options: FilterOptions
  isApprover: boolean
  locale: Locale
}

/** A list of signs with its tabs and filters, and what can be changed of the chosen signs; the same for all three lists. */
export function SignList({ scope, query, signs, total, counts, pages, options, isApprover, locale }: Props) {
  const { t } = useTranslation('signList')
  const selection = useSelection(signs.map(({ id }) => id))
  const list = { scope, query, locale }
  return (
    <>
      <SignTabs {...list} counts={counts} isApprover={isApprover} />
      <SignFilters {...list} options={options} />
      <VisuallyHidden>
        <span role="status">{t('found', { count: total })}</span>
      </VisuallyHidden>
      {signs.length > 0 ? (
        <div>
          <HandFiles hands={signs.flatMap(({ hands }) => hands)}>
            <SignTable {...list} signs={signs} selection={selection} caption={t(`title.${scope}`)} />
          </HandFiles>
          <ChosenSignsBar {...list} signs={signs} isApprover={isApprover} selection={selection} />
        </div>
      ) : (
        <NoSigns {...list} />
      )}
      {total > 0 && <ExportLinks {...list} />}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => signListPathOf(locale, scope, { ...query, page })}
      />
    </>
  )
}

/** An empty list, or one without matches. */
function NoSigns({ scope, query, locale }: Pick<Props, 'scope' | 'query' | 'locale'>) {
  const { t } = useTranslation('signList')
  const isFiltered = formatSignListQuery({ ...query, page: 1, order: emptySignListQuery.order }) !== ''
  if (!isFiltered && scope === 'mine') return <EmptyState title={t('list.emptyMine')} />
  if (!isFiltered && scope === 'approvals') return <EmptyState title={t('list.emptyApprovals')} />
  return (
    <EmptyState
      title={t('list.none')}
      actions={<ButtonLink to={signListPathOf(locale, scope)}>{t('list.reset')}</ButtonLink>}
    >
      {t('list.noneText')}
    </EmptyState>
  )
}
