import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import Check from '#ui/icons/check.ts'
import type { ConfirmedChange, EmailChangeView } from '../confirm-change.ts'
import { unusableLinkTitle } from '../unusable-link-title.ts'
import styles from './ConfirmChange.module.css'
import { UnusableLinkNotice } from './UnusableLinkNotice.tsx'

interface Props {
  change: ConfirmedChange
  view: EmailChangeView
  locale: Locale
  refused: FormRefusal | undefined
}

/** The page of a link that confirms a change: the change, and the button that confirms it. */
export function ConfirmChange({ change, view, locale, refused }: Props) {
  const { t } = useTranslation('passwords')
  // The contact address belongs to the website: who confirms it may have no account.
  const isOfWebsite = change === 'contactEmail'
  const way = isOfWebsite
    ? { to: localizedPath(locale, '/'), label: t('way.home') }
    : { to: localizedPath(locale, '/control-panel/my-profile'), label: t('way.profile') }
  if (view.state === 'useless')
    return (
      <>
        <h1>{t(unusableLinkTitle(view))}</h1>
        <UnusableLinkNotice
          link={view}
          action={way}
          missingText={t(isOfWebsite ? 'useless.missingContact' : 'useless.missingChange')}
        />
      </>
    )
  if (view.state === 'done')
    return (
      <>
        <h1>{t(`${change}.done.title`)}</h1>
        <Callout tone="success" title={t(`${change}.done.text`)} />
        <ButtonLink to={way.to} size="large">
          {way.label}
        </ButtonLink>
      </>
    )
  return (
    <>
      <h1>{t(`${change}.title`)}</h1>
      <p className={styles.text}>{t(`${change}.text`)}</p>
      {view.email && <p className={styles.email}>{view.email}</p>}
      {change === 'changeEmailOld' && <p className={styles.text}>{t('changeEmailOld.next')}</p>}
      <ValidatedForm refusal={refused} className={styles.form}>
        <FormProblem />
        <ConfirmButton label={t(`${change}.confirm`)} />
      </ValidatedForm>
      {change !== 'changeEmailNew' && !isOfWebsite && <p className={styles.text}>{t('notYou')}</p>}
    </>
  )
}

function ConfirmButton({ label }: { label: string }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Button type="submit" variant="primary" size="large" icon={<Icon icon={Check} />} pending={isSending}>
      {label}
    </Button>
  )
}
