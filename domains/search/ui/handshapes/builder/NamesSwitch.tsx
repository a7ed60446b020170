import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SwitchLink } from '#ui/base/SwitchLink.tsx'
import { withHandNames } from '../../../query/hand-names.ts'
import { storeHandNames, useHandNames } from './use-hand-names.ts'

/** Switches the names of families on and off. The link is followed only to change the URL. */
export function NamesSwitch() {
  const { t } = useTranslation('handBuilder')
  const { pathname, search } = useLocation()
  const { isOn, inUrl } = useHandNames()
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    storeHandNames(!isOn)
    if (!inUrl) event.preventDefault()
  }
  return (
    <SwitchLink
      href={pathname + withHandNames(search, !isOn)}
      isOn={isOn}
      label={t('names')}
      onClick={handleClick}
    />
  )
}
