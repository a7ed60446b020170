import { useTranslation } from '#platform/i18n/use-translation.ts'
import Link from '#ui/icons/link.ts'
import Plus from '#ui/icons/plus.ts'
import { BulkBar } from '#ui/panel/BulkBar.tsx'
import type { Selection } from '#ui/panel/use-selection.ts'
import type { OccurrenceClass } from '../../eaf-video.ts'
import type { GlossValueView } from '../../glosses.presenter.ts'
import { glossValuesFormId } from './GlossValueTable.tsx'

interface Props {
  values: readonly GlossValueView[]
  selection: Selection
  /** The class that the list shows. */
  listed: OccurrenceClass
}

/** What can be done with the chosen values: link those with a nearest sign to it, make signs of them, or decide otherwise. */
export function ChosenValuesBar({ values, selection, listed }: Props) {
  const { t } = useTranslation('eafGlosses')
  const chosen = values.filter(({ key }) => selection.chosen.has(key))
  const sum = (list: readonly GlossValueView[]) => list.reduce((total, { count }) => total + count, 0)
  const near = chosen.filter((value) => value.near)
  const uses = t('bulk.uses', { count: sum(chosen) })
  const isUnmatched = listed === 'unmatched'
  return (
    <BulkBar
      form={glossValuesFormId}
      label={t('bulk.label')}
      count={chosen.length}
      chosen={t('bulk.chosen', { count: selection.chosen.size, uses })}
      note={t('bulk.note')}
      actions={[
        ...(isUnmatched
          ? [
              {
                id: 'linkNear',
                label: t('bulk.link', { count: sum(near) }),
                icon: Link,
                submit: { name: 'intent', value: 'linkNear' },
                ...(chosen.length > 0 && near.length === 0 && { disabledReason: t('bulk.noNear') }),
              },
              {
                id: 'createSigns',
                label: t('bulk.create'),
                icon: Plus,
                submit: { name: 'intent', value: 'createSigns' },
              },
            ]
          : []),
        { id: 'decide', label: t('bulk.decide'), submit: { name: 'intent', value: 'decide' } },
      ]}
      onClear={selection.clear}
    />
  )
}
