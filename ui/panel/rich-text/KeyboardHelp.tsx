import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '../../base/DescriptionList.tsx'
import { Dialog } from '../Dialog.tsx'

/** The keys of the editor. `mod` is Ctrl, or ⌘ on a Mac. */
const shortcuts = {
  bold: ['mod', 'B'],
  italic: ['mod', 'I'],
  link: ['mod', 'K'],
  heading2: ['mod', 'Alt', '2'],
  heading3: ['mod', 'Alt', '3'],
  bullets: ['mod', 'Shift', '8'],
  numbers: ['mod', 'Shift', '7'],
  quote: ['mod', 'Shift', 'B'],
  undo: ['mod', 'Z'],
  redo: ['mod', 'Shift', 'Z'],
} as const

const names = Object.keys(shortcuts) as (keyof typeof shortcuts)[]

/** The keyboard help of the editor. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('editor')
  const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent)
  const keysOf = (name: keyof typeof shortcuts) =>
    shortcuts[name].map((key) => (key === 'mod' ? (isMac ? '⌘' : t('keys.control')) : key)).join(' + ')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <DescriptionList
        items={[
          { term: t('keys.toTools'), detail: 'Alt + F10' },
          { term: t('keys.inTools'), detail: '← →' },
          { term: t('keys.leave'), detail: 'Esc, Tab' },
          { term: t('keys.closeTool'), detail: 'Esc' },
          { term: t('keys.nextCell'), detail: 'Tab' },
          ...names.map((name) => ({ term: t(name), detail: keysOf(name) })),
        ]}
      />
    </Dialog>
  )
}
