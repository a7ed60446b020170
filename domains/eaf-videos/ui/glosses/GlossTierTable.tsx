import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Select } from '#ui/base/Select.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { GlossHand } from '../../eaf-video.ts'
import { handField } from '../../gloss-change.input.ts'
import styles from './glosses.module.css'

/** A tier of the file. */
export interface TierView {
  position: number
  name: string
  /** How its annotations depend on others. */
  constraint: 'none' | 'timeSubdivision' | 'symbolicSubdivision' | 'symbolicAssociation' | 'includedIn'
  participant: string | null
  language: string | null
  annotations: string
  firstValues: string
}

interface Props {
  tiers: readonly TierView[]
  hands: readonly GlossHand[]
}

/** The tiers of a file, each with the choice of its hand. */
export function GlossTierTable({ tiers, hands }: Props) {
  const { t } = useTranslation('eafGlosses')
  const columns: Column<TierView>[] = [
    { key: 'name', label: t('tiers.name'), cell: ({ name }) => name },
    {
      key: 'hand',
      label: t('tiers.hand'),
      card: 'text',
      cell: ({ position, name }) => <HandSelect position={position} tier={name} hands={hands} />,
    },
    {
      key: 'annotations',
      label: t('tiers.annotations'),
      align: 'end',
      cardLabel: true,
      cell: ({ annotations }) => annotations,
    },
    { key: 'values', label: t('tiers.values'), card: 'text', cell: ({ firstValues }) => orDash(firstValues) },
    { key: 'type', label: t('tiers.type'), cell: ({ constraint }) => t(`constraint.${constraint}`) },
    { key: 'participant', label: t('tiers.participant'), cell: ({ participant }) => orDash(participant) },
    { key: 'language', label: t('tiers.language'), cell: ({ language }) => orDash(language) },
  ]
  return (
    <div className={styles.tiers}>
      <DataTable<TierView>
        caption={t('tiers.caption')}
        captionHidden
        columns={columns}
        rows={tiers}
        keyOf={({ position }) => position}
        empty={null}
      />
    </div>
  )
}

const orDash = (text: string | null) => text || <span data-empty>–</span>

function HandSelect({
  position,
  tier,
  hands,
}: {
  position: number
  tier: string
  hands: readonly GlossHand[]
}) {
  const { t } = useTranslation('eafGlosses')
  const name = handField(position)
  const { value } = useFormField(name)
  return (
    <Select name={name} defaultValue={value} aria-label={t('tiers.handOf', { tier })}>
      <option value="">{t('hand.none')}</option>
      {hands.map((hand) => (
        <option key={hand} value={hand}>
          {t(`hand.${hand}`)}
        </option>
      ))}
    </Select>
  )
}
