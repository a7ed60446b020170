import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Dialog } from '#ui/base/Dialog.tsx'
import { LazyPageVideo } from '../../frame/LazyPageVideo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { useEditVideosPath } from './use-edit-videos-path.ts'

/** The explanatory video in a dialog. Without JavaScript the menu item links to the about page, which contains it. */
export function MenuVideo({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t } = useTranslation('public')
  const { menuVideo, locale } = useRootData()
  const editPath = useEditVideosPath()
  return (
    <Dialog open={isOpen} onClose={close} title={menuVideo.title?.text ?? t('place.video')}>
      <LazyPageVideo view={menuVideo} locale={locale} editPath={editPath} />
    </Dialog>
  )
}
