import { lazy, Suspense } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Dialog } from '#ui/base/Dialog.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { useRootData } from '../../frame/use-root-data.ts'

// The player comes with the first video that is asked for, not with every page.
const PageVideo = lazy(() =>
  import('../../frame/PageVideo.tsx').then((module) => ({ default: module.PageVideo })),
)

/** The explanatory video over the page; without JavaScript the link leads to the same video on its page. */
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
