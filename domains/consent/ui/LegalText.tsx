import { useLocation, useRevalidator } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import styles from './ConsentForm.module.css'
import type { LegalTextState } from './legal-text-state.ts'

interface Props {
  textState: LegalTextState
  /** Accessible name of the text. */
  label: string
}

/** The text to accept in a scrollable region, or the reason why it is missing. */
export function LegalText({ textState, label }: Props) {
  const { t } = useTranslation(['consent', 'errors'])
  if (textState.state === 'missing') return <Callout tone="warning" title={t('errors:legal.missing')} />
  if (textState.state === 'failed') return <LoadFailure />
  return (
    // A newer version is read from its beginning.
    <div key={textState.versionId}>
      {textState.hasLinks && <p className={styles.progress}>{t('text.links')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <section className={styles.text} aria-label={label} tabIndex={0}>
        {textState.text}
      </section>
    </div>
  )
}

function LoadFailure() {
  const { t } = useTranslation('consent')
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  const retry = (
    <ButtonLink
      to={pathname + search}
      aria-busy={state === 'loading'}
      onClick={(event) => {
        event.preventDefault()
        revalidate()
      }}
    >
      {t('retry')}
    </ButtonLink>
  )
  return (
    <ErrorCard level={2} title={t('policy.failed.title')} actions={retry}>
      <p>{t('policy.failed.text')}</p>
    </ErrorCard>
  )
}
