import { Component, type ReactNode } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { failureTexts } from './failure-texts.ts'

/** Shown if the error page itself fails. Needs neither messages from the server nor a layout. */
export function FailurePage({ error, locale }: { error: unknown; locale: Locale }) {
  const texts = failureTexts(locale)
  const details = error instanceof Error ? error.message : ''
  return (
    <main>
      <title>{texts.title}</title>
      <ErrorCard title={texts.title} actions={<a href={`/${locale}`}>{texts.home}</a>}>
        {details && <p>{texts.details.replace('{{details}}', details)}</p>}
      </ErrorCard>
    </main>
  )
}

interface Props {
  locale: Locale
  children: ReactNode
}

/** Shows the failure page when the error page inside it fails. */
export class FailureBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { locale, children } = this.props
    return this.state.error === null ? children : <FailurePage error={this.state.error} locale={locale} />
  }
}
