import { lazy, Suspense } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Dialog } from '#ui/base/Dialog.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { useRootData } from '../../frame/use-root-data.ts'

// The player is loaded with the first video, not with every page.
const PageVideo = lazy(() =>
  import('../../frame/PageVideo.tsx').then((module) => ({ default: module.PageVideo })),
)

/** The explanatory video in a dialog. Without JavaScript the menu item links to the about page, which contains it. */
export function MenuVideo({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t } = useTranslation('public')
  const { menuVideo, locale } = useRootData()
  return (
    <Dialog open={isOpen} onClose={close} title={menuVideo.title?.text ?? t('place.video')}>
      <Suspense fallback={<Skeleton media lines={1} />}>
        <PageVideo view={menuVideo} locale={locale} titleShown={false} />
      </Suspense>
    </Dialog>
  )
}
