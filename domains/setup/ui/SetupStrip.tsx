import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SetupLineView } from '../setup.presenter.ts'
import styles from './setup.module.css'

const fields = {
  ready: styles.isReady,
  missing: undefined,
  partial: styles.isPartial,
  failed: styles.isFailed,
}

/** One field for each line, in the same order, and in words how many are ready. */
export function SetupStrip({ lines }: { lines: readonly Pick<SetupLineView, 'name' | 'state'>[] }) {
  const { t } = useTranslation('siteSettings')
  const ready = lines.filter(({ state }) => state === 'ready').length
  return (
    <>
      <p>{t('setup.ready', { ready, count: lines.length })}</p>
      {/* The lines below say the same in words. */}
      <ul className={styles.strip} aria-hidden>
        {lines.map(({ name, state }) => (
          <li key={name} className={fields[state]} />
        ))}
      </ul>
    </>
  )
}
