import type { SignDocument } from '#domains/signs/sign-document.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useFormContext } from '../form-context.ts'
import styles from './DescribedSign.module.css'
import { useNearestSigns } from './use-nearest-signs.ts'

/** The published signs that a sign is similar to so far. */
export function NearestSigns({ document }: { document: SignDocument }) {
  const { t } = useTranslation('signPhonology')
  const { locale } = useFormContext()
  const nearest = useNearestSigns(document)
  const signs = nearest.kind === 'found' ? nearest.signs : []
  const note =
    nearest.kind === 'failed'
      ? 'failed'
      : nearest.kind === 'nothing'
        ? 'waiting'
        : signs.length === 0
          ? 'none'
          : null
  return (
    <section className={styles.nearest} aria-labelledby="nearest-signs">
      <h2 id="nearest-signs">{t('nearest.title')}</h2>
      {note && <p className={styles.note}>{t(`nearest.${note}`)}</p>}
      {signs.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
        <ul role="list" className={styles.signs}>
          {signs.map(({ id, gloss, poster, reason }) => (
            <li key={id} className={styles.sign}>
              {poster ? (
                <img src={poster} alt="" width={64} height={48} loading="lazy" />
              ) : (
                <span className={styles.none} />
              )}
              <span>
                <a href={signPath(locale, id)} target="_blank" rel="noreferrer" className="gloss">
                  {gloss}
                </a>
                <span className={styles.reason}>{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
