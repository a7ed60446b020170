import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useCopy } from '#ui/base/use-copy.ts'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import type { CorpusExampleView, SignView } from '../../presenters/sign.presenter.ts'
import styles from './CopyReference.module.css'

interface Props {
  example: CorpusExampleView
  sign: Pick<SignView, 'gloss' | 'address'>
}

/** Copies the reference of an example; rendered only in browsers with a clipboard. */
export function CopyReference({ example: { citedSource, film }, sign: { gloss, address } }: Props) {
  const { t, language } = useTranslation('corpus')
  const moment = film ? formatVideoTime(film.from, language) : ''
  const source = [citedSource, moment].filter(Boolean).join(', ')
  const copy = useCopy(t('citation', { source, gloss, address }), t('citationCopied'))
  const isHydrated = useHydrated()
  return (
    isHydrated &&
    'clipboard' in navigator && (
      <button type="button" className={styles.copy} onClick={copy}>
        {t('copyCitation')}
      </button>
    )
  )
}
