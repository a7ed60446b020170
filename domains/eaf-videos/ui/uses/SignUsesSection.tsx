import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SignUsesView } from '../../sign-uses.presenter.ts'
import { type SignUsesChange, SignUsesEffects } from './SignUsesEffects.tsx'
import { SignUsesList } from './SignUsesList.tsx'
import styles from './sign-uses.module.css'

interface Props {
  uses: SignUsesView
  change: SignUsesChange
  locale: Locale
}

/** Before a sign is deleted or erased: the recordings that use it, and what becomes of their annotations. */
export function SignUsesSection({ uses, change, locale }: Props) {
  const { t } = useTranslation('signUses')
  if (uses.annotations === 0) return null
  return (
    <section className={styles.section} aria-label={t('section')}>
      <p>
        <strong>{t('section')}</strong>{' '}
        {t('counted', {
          recordings: t('recordings', { count: uses.recordings }),
          annotations: t('annotations', { count: uses.annotations }),
        })}
      </p>
      <SignUsesList uses={uses} locale={locale} />
      <SignUsesEffects uses={uses} change={change} />
    </section>
  )
}
