import { useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { CopyButton } from '#ui/base/CopyButton.tsx'
import styles from './tokens.module.css'

interface Props {
  name: string
  secret: string
  /** Addresses for ELAN; null if the token does not open them. */
  vocabularies: { signs: string; template: string } | null
}

/** A new token, which is shown once. */
export function NewToken({ name, secret, vocabularies }: Props) {
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
        {vocabularies && (
          <>
            <p>{t('created.vocabularies.text')}</p>
            {(['signs', 'template'] as const).map((kind) => (
              <p key={kind} className={styles.secret}>
                {t(`created.vocabularies.${kind}`)}
                <code>{vocabularies[kind]}</code>
                <CopyButton
                  text={vocabularies[kind]}
                  label={`${t('created.vocabularies.copy')}: ${t(`created.vocabularies.${kind}`)}`}
                  done={t('created.vocabularies.copied')}
                />
              </p>
            ))}
          </>
        )}
        <p>{t('created.example')}</p>
        <p className={styles.example}>
          <code>Authorization: Bearer {secret.slice(0, 12)}…</code>
        </p>
      </Callout>
    </div>
  )
}
