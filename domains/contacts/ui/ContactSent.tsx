import { useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import type { ContactFormView } from '../contact.presenter.ts'
import styles from './ContactSent.module.css'

/** Confirms that a message was sent. Its heading has the focus, so that screen readers announce it first. */
export function ContactSent({ form: { sign, emptyFormUrl }, home }: { form: ContactFormView; home: string }) {
  const { t } = useTranslation('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  // React handles `autoFocus` of form fields only; the attribute is for pages without JavaScript.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent}>
      <Icon icon={CircleCheck} size={56} className={styles.mark} />
      {/* biome-ignore lint/a11y/noAutofocus: the result of the submission is announced first. */}
      <h1 ref={heading} tabIndex={-1} autoFocus>
        {t('sent.title')}
      </h1>
      <p>{t('sent.text')}</p>
      <div className={styles.ways}>
        {sign ? (
          <ButtonLink to={sign.url} variant="primary">
            {t('sent.backToSign', { gloss: sign.gloss })}
          </ButtonLink>
        ) : (
          <ButtonLink to={home} variant="primary">
            {t('sent.home')}
          </ButtonLink>
        )}
        <ButtonLink to={emptyFormUrl}>{t('sent.another')}</ButtonLink>
      </div>
    </section>
  )
}
