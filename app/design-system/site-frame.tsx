import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { appContext } from '../app-context.ts'
import { useRootData } from '../frame/use-root-data.ts'
import { requireLocale } from '../page-errors.ts'
import { getHomeData } from '../public/home-data.ts'
import { PublicLayout } from '../public/PublicLayout.tsx'
import { HandshapeStrip } from '../public/parts/HandshapeStrip.tsx'
import type { Route } from './+types/site-frame.ts'
import { guidePageData } from './guide-page-data.ts'
import { GuideHeading, Row } from './Specimen.tsx'
import styles from './site-frame.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  return {
    ...guidePageData(params, 'frame'),
    messages: getMessagesUrl(locale, ['designSystem']),
    hands: getHomeData(context.get(appContext).dictionary, locale).frequentHandshapes,
  }
}

/** Header, menu and footer of the public pages, as they fill a window, and the strip of handshapes. */
export default function SiteFrameGuide({ loaderData: { hands } }: Route.ComponentProps) {
  const { t } = useTranslation('designSystem')
  const { locale } = useRootData()
  return (
    <PublicLayout>
      <GuideHeading of="frame" />
      <Row>
        <ButtonLink to={localizedPath(locale, '/design-system/components')}>
          {t('components.title')}
        </ButtonLink>
      </Row>
      <div className={styles.strip}>
        <HandshapeStrip hands={hands} />
      </div>
    </PublicLayout>
  )
}
