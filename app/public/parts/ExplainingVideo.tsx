import type { Locale } from '#platform/i18n/locales.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { LazyPageVideo } from '../../frame/LazyPageVideo.tsx'
import type { PageVideoView } from '../../frame/present-page-video.ts'

interface Props {
  view: PageVideoView
  locale: Locale
  editPath: string | null
}

/** The video about the page, above its content; closed, so that the content stays where it is. */
export function ExplainingVideo({ view, locale, editPath }: Props) {
  const { title } = view
  if (!title) return null
  const lang = title.language === locale ? undefined : title.language
  return (
    <Disclosure summary={<span lang={lang}>{title.text}</span>}>
      <LazyPageVideo view={view} locale={locale} editPath={editPath} />
    </Disclosure>
  )
}
