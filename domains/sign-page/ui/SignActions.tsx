import { contactUrl } from '#domains/contacts/contact-url.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Flag from '#ui/icons/flag.ts'
import Quote from '#ui/icons/quote.ts'
import type { SignView } from '../presenters/sign.presenter.ts'
import { ShareButton } from './ShareButton.tsx'
import styles from './SignActions.module.css'

/** Share, cite, report a mistake. */
export function SignActions({ sign, locale }: { sign: SignView; locale: Locale }) {
  const { t } = useTranslation('signs')
  return (
    <div className={styles.actions}>
      <ShareButton title={sign.gloss} address={sign.address} />
      <ButtonLink to="#entry" variant="quiet" icon={<Icon icon={Quote} />}>
        {t('citeShort')}
      </ButtonLink>
      <ButtonLink
        to={contactUrl(locale, { sign: sign.id })}
        variant="quiet"
        icon={<Icon icon={Flag} />}
        rel="nofollow"
      >
        {t('reportMistake')}
      </ButtonLink>
    </div>
  )
}
