import { useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import { lazySignFiles } from '../lazy-stages.ts'
import styles from '../SignForm.module.css'

/** The files of the sign. The code that uploads them is loaded when somebody asks for it. */
export function MediaSection({ signId, locale }: { signId: number | null; locale: Locale }) {
  const { t } = useTranslation('signForm')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="heading-files">
      <h3 id="heading-files">{t('media.title')}</h3>
      <p className={styles.hint}>{signId === null ? t('media.saveFirst') : t('media.hint')}</p>
      {signId !== null && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('media.open')}</Button>
        </div>
      )}
      {signId !== null && isOpen && (
        <LazyPart component={lazySignFiles} loading={<Skeleton lines={4} />}>
          {(SignFiles) => <SignFiles signId={signId} locale={locale} />}
        </LazyPart>
      )}
    </section>
  )
}
