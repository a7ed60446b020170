import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { useLivePreview } from '#ui/panel/use-live-preview.ts'
import { type BaseColors, lightPalette } from '#ui/theme/palette.ts'
import type { WebsitePreviewWire } from '../website-preview.wire.ts'
import { MiniSite } from './MiniSite.tsx'
import type { PreviewedWebsite } from './WebsiteForm.tsx'

interface Props extends PreviewedWebsite {
  locale: Locale
  /** The look of the website. */
  look: { base: BaseColors; siteName: string; logo: string | null }
  /** What visitors see now, by language. */
  stored: Readonly<Record<string, WebsitePreviewWire>>
}

/** Home page and footer with what is written now, in the language of the open tab. */
export function WebsitePreview({ locale, look, stored, values, language }: Props) {
  const { t } = useTranslation(['kit', 'public'])
  const path = localizedPath(locale, '/control-panel/website-settings/preview')
  const { answers, hasFailed } = useLivePreview<WebsitePreviewWire>(path, { values, language })
  const shown = answers[language] ?? stored[language]
  if (!shown) return null
  const { title, lead, footer, licence } = shown
  return (
    <>
      <MiniSite
        theme="light"
        {...look}
        palette={lightPalette(look.base)}
        heading={title.text}
        headingLang={title.language}
        lead={lead.text}
        leadLang={lead.language}
        band={
          <>
            <span lang={footer?.language}>{footer?.text}</span>
            <br />
            {t('public:footer.licence')} {licence}
          </>
        }
      />
      {hasFailed && <Callout tone="warning" title={t('kit:preview.failed')} />}
    </>
  )
}
