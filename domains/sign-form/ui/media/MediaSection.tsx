import { useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import type { Film } from '../../sign-form-view.ts'
import { lazySignFiles } from '../lazy-stages.ts'
import styles from '../SignForm.module.css'
import { draftOwner, signOwner } from './file-owner.ts'

interface Props {
  signId: number | null
  /** The draft of a new sign, which has its files until it is saved. */
  draft: { id: number | null; hasFiles: boolean; store: () => Promise<boolean> }
  locale: Locale
  onFilm: (film: Film) => void
}

/** The files of the sign. The code that uploads them is loaded when somebody asks for it. */
export function MediaSection({ signId, draft, locale, onFilm }: Props) {
  const { t } = useTranslation('signForm')
  const [isOpen, setOpen] = useState(signId === null && draft.hasFiles)
  const [isStoring, setStoring] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const ofDraft = draft.id === null ? null : draftOwner(draft.id)
  const owner = signId === null ? ofDraft : signOwner(signId)

  async function open() {
    if (owner === null) {
      setStoring(true)
      const isStored = await draft.store()
      setStoring(false)
      setFailed(!isStored)
      if (!isStored) return
    }
    setOpen(true)
  }
  return (
    <section className={styles.section} aria-labelledby="heading-files">
      <h3 id="heading-files">{t('media.title')}</h3>
      <p className={styles.hint}>{t(signId === null ? 'media.hintDraft' : 'media.hint')}</p>
      {isFailed && !isOpen && <Callout tone="warning" title={t('draft.failed')} />}
      {isOpen && owner !== null ? (
        <LazyPart component={lazySignFiles} loading={<Skeleton lines={4} />}>
          {(SignFiles) => <SignFiles key={owner} owner={owner} locale={locale} onFilm={onFilm} />}
        </LazyPart>
      ) : (
        <div>
          <Button onClick={() => void open()} pending={isStoring}>
            {t('media.open')}
          </Button>
        </div>
      )}
    </section>
  )
}
