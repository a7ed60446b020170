import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { BottomSheet } from '#ui/base/BottomSheet.tsx'
import { Button } from '#ui/base/Button.tsx'
import { SegmentedChoice } from '#ui/base/SegmentedChoice.tsx'
import { Specimen } from '../Specimen.tsx'

const kinds = ['begin', 'part', 'whole'] as const

/** A choice side by side, in the page and in a sheet from the bottom. */
export function SheetSpecimen() {
  const { t } = useTranslation('designSystem')
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<(typeof kinds)[number]>('begin')
  const choice = (
    <SegmentedChoice
      legend={t('sample.kind')}
      options={kinds.map((value) => ({ value, label: t(`sample.kindOf.${value}`) }))}
      value={kind}
      onChange={setKind}
    />
  )
  return (
    <Specimen title={t('components.sheet')} text={t('components.sheetText')}>
      {choice}
      <Button onClick={() => setOpen(true)}>{t('sample.sheetOpen')}</Button>
      {isOpen && (
        <BottomSheet
          onClose={() => setOpen(false)}
          title={t('components.searching')}
          footer={(close) => (
            <Button variant="primary" onClick={close}>
              {t('sample.sheetShow')}
            </Button>
          )}
        >
          {choice}
          <p>{t('typographic.readingText')}</p>
        </BottomSheet>
      )}
    </Specimen>
  )
}
