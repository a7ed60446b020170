import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Dialog } from '#ui/base/Dialog.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import Printer from '#ui/icons/printer.ts'
import styles from './PrintResults.module.css'
import { type PrintLayout, printLayouts, printWithLayout } from './print-layout.ts'

/** Prints the signs of the page as a sheet of pictures or as a list of words. The browser's own command prints four a row. */
export function PrintResults() {
  const { t } = useTranslation('search')
  const [isOpen, setOpen] = useState(false)
  const [layout, setLayout] = useState<PrintLayout>('four')
  const print = () => {
    // The dialog makes the page inert, and takes no part in what is printed.
    flushSync(() => setOpen(false))
    void printWithLayout(layout)
  }
  return (
    <div className={styles.print}>
      <Button icon={<Icon icon={Printer} />} onClick={() => setOpen(true)}>
        {t('print.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('print.title')}
        footer={
          <Button variant="primary" onClick={print}>
            {t('print.button')}
          </Button>
        }
      >
        <RadioGroup
          legend={t('print.legend')}
          name="print"
          options={printLayouts.map((value) => ({ value, label: t(`print.${value}`) }))}
          value={layout}
          onChange={(value) => setLayout(printLayouts.find((one) => one === value) ?? 'four')}
        />
      </Dialog>
    </div>
  )
}
