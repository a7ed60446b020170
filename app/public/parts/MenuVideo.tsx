import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/base/Dialog.tsx'
import { useShell } from '../use-shell.ts'
import { PageVideo } from './PageVideo.tsx'

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
      {isOpen && <PageVideo view={menuVideo} locale={locale} titleShown={false} />}
    </Dialog>
  )
}
