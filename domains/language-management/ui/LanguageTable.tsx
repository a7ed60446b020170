import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Pencil from '#ui/icons/pencil.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { ContentKind } from '../completeness-kinds.ts'
import type { CompletenessView, LanguageView } from '../language.presenter.ts'
import { languagePath } from '../language-paths.ts'
import { LanguageState } from './LanguageState.tsx'
import styles from './languages.module.css'
import { ProgressMeter } from './ProgressMeter.tsx'

interface LanguageRow extends LanguageView {
  completeness: readonly CompletenessView[]
}

/** The languages in their order, with how far each is. */
export function LanguageTable({ rows, locale }: { rows: readonly LanguageRow[]; locale: Locale }) {
  const { t } = useTranslation('languages')
  const measure = (kind: ContentKind): Column<LanguageRow> => ({
    key: kind,
    label: t(`kind.${kind}`),
    cardLabel: true,
    cell: ({ state, completeness }) => {
      const found = completeness.find((one) => one.kind === kind)
      if (!found || state === 'other') return <span data-empty="">–</span>
      return (
        <span className={styles.measure}>
          <ProgressMeter percent={found.percent} />
          {t('percent', { percent: found.percent })}
        </span>
      )
    },
  })
  const columns: Column<LanguageRow>[] = [
    {
      key: 'language',
      label: t('column.language'),
      cell: ({ id, ownName, lang, name, code }) => (
        <>
          <a href={languagePath(locale, id)} lang={lang}>
            {ownName}
          </a>{' '}
          <small className={styles.code}>{[...(ownName === name ? [] : [name]), code].join(' · ')}</small>
        </>
      ),
    },
    measure('signs'),
    measure('values'),
    {
      key: 'contents',
      label: t('kind.contents'),
      cardLabel: true,
      cell: ({ state, completeness }) => {
        const found = completeness.find(({ kind }) => kind === 'contents')
        if (!found || state === 'other') return <span data-empty="">–</span>
        return t('complete', { done: found.translated, total: found.total })
      },
    },
    {
      key: 'interface',
      label: t('column.interface'),
      cardLabel: true,
      cell: ({ isInterface }) => t(isInterface ? 'interface.yes' : 'interface.no'),
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'state',
      cell: ({ state }) => <LanguageState state={state} />,
    },
  ]
  return (
    <DataTable<LanguageRow>
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      actions={{
        label: t('edit'),
        of: ({ id, name }) => (
          <ButtonLink
            to={languagePath(locale, id)}
            variant="quiet"
            aria-label={t('editOf', { name })}
            title={t('edit')}
            icon={<Icon icon={Pencil} />}
          />
        ),
      }}
      empty={null}
    />
  )
}
