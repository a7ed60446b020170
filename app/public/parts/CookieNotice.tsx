import { useEffect, useState } from 'react'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Dialog } from '#ui/base/Dialog.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './CookieNotice.module.css'

const storageKey = 'accept_cookie'
type State = 'closed' | 'asking' | 'unreadable'

/** Module state, so that a refusal lasts until the document is loaded again. */
let isAnswered = false

/** The question about cookies. It is rendered in the browser only, so the server sends every visitor the same page. */
export function CookieNotice() {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const [state, setState] = useState<State>('closed')
  useEffect(() => {
    if (isAnswered) return
    try {
      setState(localStorage.getItem(storageKey) === 'true' ? 'closed' : 'asking')
    } catch {
      setState('unreadable')
    }
  }, [])

  const close = () => {
    isAnswered = true
    setState('closed')
  }
  const accept = () => {
    try {
      localStorage.setItem(storageKey, 'true')
      close()
    } catch {
      setState('unreadable')
    }
  }
  if (state === 'unreadable')
    return (
      <Dialog open onClose={close} title={t('cookies.errorTitle')}>
        <p>{t('cookies.errorText')}</p>
      </Dialog>
    )
  if (state === 'closed') return null
  const buttons = (
    <>
      <Button onClick={close}>{t('cookies.decline')}</Button>
      <Button variant="primary" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={t('cookies.title')} footer={buttons}>
      <div className={styles.text}>
        <p>{t('cookies.text')}</p>
        <p>{t('cookies.read')}</p>
        <ul>
          <li>
            <a href={localizedPath(locale, '/terms-of-use')} onClick={close}>
              {t('place.terms')}
            </a>
          </li>
          <li>
            <a href={localizedPath(locale, '/privacy-policy')} onClick={close}>
              {t('place.privacy')}
            </a>
          </li>
        </ul>
      </div>
    </Dialog>
  )
}
