import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/base/Dialog.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { useShell } from '../use-shell.ts'

// The player comes with the first video that is asked for, not with every page.
const PageVideo = lazy(() => import('./PageVideo.tsx').then((module) => ({ default: module.PageVideo })))

/** Opens the explanatory video over the page; without JavaScript the link leads to the same video on its page. */
export function useMenuVideo() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    show: (event: MouseEvent) => {
      event.preventDefault()
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

export function MenuVideo({ isOpen, close }: Pick<ReturnType<typeof useMenuVideo>, 'isOpen' | 'close'>) {
  const { t } = useTranslation('public')
  const { menuVideo, locale } = useShell()
  return (
    <Dialog open={isOpen} onClose={close} title={menuVideo.title?.text ?? t('place.video')}>
      {isOpen && (
        <Suspense fallback={<Skeleton media lines={1} />}>
          <PageVideo view={menuVideo} locale={locale} titleShown={false} />
        </Suspense>
      )}
    </Dialog>
  )
}
