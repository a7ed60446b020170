import { useId, useState } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ChevronDown from '#ui/icons/chevron-down.ts'
import ChevronUp from '#ui/icons/chevron-up.ts'
import { useFormContext } from '../form-context.ts'
import styles from './SimilarSigns.module.css'
import {
  nearestQuery,
  type SimilarSigns as Signs,
  sameWordQuery,
  useSimilarSigns,
} from './use-similar-signs.ts'

interface Props {
  document: SignDocument
  /** Looks up the signs with the same word, too, and those of the same form only once it is described. */
  withWords: boolean
}

/** The published signs that may be the described one: with the same word, or similar in form so far. */
export function SimilarSigns({ document, withWords }: Props) {
  const sameWord = useSimilarSigns(withWords ? sameWordQuery(document) : '')
  const nearest = useSimilarSigns(nearestQuery(document))
  return (
    <div className={styles.lists}>
      {withWords && <SignList of="sameWord" found={sameWord} />}
      {(!withWords || nearest.kind !== 'nothing') && <SignList of="nearest" found={nearest} />}
    </div>
  )
}

/** On narrow screens one line, which opens. */
function SignList({ of, found }: { of: 'sameWord' | 'nearest'; found: Signs }) {
  const { t } = useTranslation('signPhonology')
  const { locale } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const signs = found.kind === 'found' ? found.signs : []
  const note =
    found.kind === 'failed'
      ? t('nearest.failed')
      : found.kind === 'nothing'
        ? t(`${of}.waiting`)
        : signs.length === 0
          ? t(`${of}.none`)
          : null
  return (
    <section className={styles.similar} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h2 id={`${id}-title`}>{t(`${of}.title`)}</h2>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={`${id}-signs`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.short}>
          {t(`${of}.short`)}: {signs.map(({ gloss }) => gloss).join(', ') || t('nearest.noneYet')}
        </span>
        <Icon icon={isOpen ? ChevronUp : ChevronDown} size={20} />
      </button>
      <div id={`${id}-signs`} className={styles.found}>
        {note && <p className={styles.note}>{note}</p>}
        {signs.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
          <ul role="list" className={styles.signs}>
            {signs.map(({ id: sign, gloss, poster, reason }) => (
              <li key={sign} className={styles.sign}>
                {poster ? (
                  <img src={poster} alt="" width={64} height={48} loading="lazy" />
                ) : (
                  <span className={styles.none} />
                )}
                <span>
                  <a href={signPath(locale, sign)} target="_blank" rel="noreferrer" className="gloss">
                    {gloss}
                  </a>
                  <span className={styles.reason}>{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
