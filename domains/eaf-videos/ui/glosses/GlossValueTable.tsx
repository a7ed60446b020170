import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { Selection } from '#ui/panel/use-selection.ts'
import type { ValuesQuery } from '../../gloss-values-query.input.ts'
import type { GlossValueView } from '../../glosses.presenter.ts'
import { glossValuesPath } from '../../glosses-paths.ts'
import styles from './glosses.module.css'
import { ValueSign } from './ValueSign.tsx'

/** `id` of the form of the chosen values. */
export const glossValuesFormId = 'gloss-values'

interface Props {
  /** Of the recording. */
  id: number
  values: readonly GlossValueView[]
  query: ValuesQuery
  selection: Selection
  locale: Locale
}

/** Values with their uses, an example of one, and the sign that they name or may mean. */
export function GlossValueTable({ id, values, query, selection, locale }: Props) {
  const { t } = useTranslation('eafGlosses')
  const nameOf = ({ value }: GlossValueView) => value.trim() || t('values.empty')
  const columns: Column<GlossValueView>[] = [
    {
      key: 'value',
      label: t('values.value'),
      cell: (value) => <span className="gloss">{nameOf(value)}</span>,
    },
    { key: 'uses', label: t('values.uses'), align: 'end', cardLabel: true, cell: ({ uses }) => uses },
    {
      key: 'context',
      label: t('values.context'),
      card: 'text',
      cell: (value) => (
        <span className={styles.context}>
          {value.before} <strong>{nameOf(value)}</strong> {value.after}
        </span>
      ),
    },
    {
      key: 'sign',
      label: t(query.class === 'unmatched' ? 'values.near' : 'values.sign'),
      card: 'text',
      cell: (value) => <ValueSign value={value} locale={locale} />,
    },
  ]
  return (
    <DataTable<GlossValueView>
      caption={t('values.caption')}
      captionHidden
      columns={columns}
      rows={values}
      keyOf={({ key }) => key}
      empty={null}
      selection={{
        ...selection,
        form: glossValuesFormId,
        name: 'value',
        labelOf: (value) => t('values.choose', { value: nameOf(value) }),
        allLabel: t('values.chooseAll'),
      }}
      actions={{
        label: t('values.act'),
        of: (value) => (
          <ButtonLink size="small" to={glossValuesPath(locale, id, [value.value])}>
            {t(value.near ? 'values.other' : 'values.decide')}
          </ButtonLink>
        ),
      }}
    />
  )
}
