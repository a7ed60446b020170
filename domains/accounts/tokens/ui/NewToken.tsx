import { useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { CopyButton } from '#ui/base/CopyButton.tsx'
import styles from './tokens.module.css'

interface Props {
  name: string
  secret: string
}

/** A new token, which is shown once. */
export function NewToken({ name, secret }: Props) {
  const { t } = useTranslation('tokens')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Callout tone="success" title={t('created.title', { name })}>
        <p>{t('created.text')}</p>
        <p className={styles.secret}>
          <code>{secret}</code>
          <CopyButton text={secret} label={t('created.copy')} done={t('created.copied')} />
        </p>
        <p>{t('created.example')}</p>
        <p className={styles.example}>
          <code>Authorization: Bearer {secret.slice(0, 12)}…</code>
        </p>
      </Callout>
    </div>
  )
}
