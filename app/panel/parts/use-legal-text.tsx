import { lazy, Suspense, useMemo } from 'react'
import type { LegalTextState } from '#domains/consent/ui/legal-text-state.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import type { RichTextView } from '../../frame/present-rich-text.ts'
import type { LegalView } from '../present-acceptance.ts'

// With the video player, which the layout of the panel would load with every page.
const RichText = lazy(() =>
  import('../../frame/RichText.tsx').then((module) => ({ default: module.RichText })),
)

/**
 * Terms or policy as the components of consent display them. A page that displays the text loads the messages
 * `consent`, `content` and `errors`.
 * @param view null when there is no text to display
 */
export const useLegalText = (view: LegalView | null, locale: Locale): LegalTextState =>
  useMemo(() => {
    if (!view) return { state: 'missing' }
    if (view.state !== 'ready') return view
    const { text } = view
    const hasLinks = text?.html.includes('<a ') ?? false
    return { ...view, hasLinks, text: <TextBody text={text} locale={locale} /> }
  }, [view, locale])

function TextBody({ text, locale }: { text: RichTextView | null; locale: Locale }) {
  const { t } = useTranslation('consent')
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <RichText text={text} locale={locale} empty={t('text.empty')} />
    </Suspense>
  )
}
