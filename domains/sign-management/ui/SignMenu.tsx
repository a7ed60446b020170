import { useNavigate } from 'react-router'
import { seenStatus } from '#domains/signs/sign-state.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import Pencil from '#ui/icons/pencil.ts'
import { Menu, type MenuItemData } from '#ui/panel/Menu.tsx'
import { isDestructive, offeredListChanges, refusalOf } from '../panel-change.ts'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { listChangePath } from '../sign-list-paths.ts'
import { changeIcons } from './change-icons.ts'
import type { ListedSign } from './sign-list-view.ts'

interface Props {
  sign: ListedSign
  scope: SignListScope
  query: SignListQuery
  locale: Locale
}

/** What can be changed of one sign; those that are refused stay, with the reason. */
export function SignMenu({ sign, scope, query, locale }: Props) {
  const { t } = useTranslation('signList')
  const { t: tError } = useTranslation('errors')
  const navigate = useNavigate()
  const { id, gloss, state, refusals, editPath } = sign
  const isHydrated = useHydrated()
  if (!isHydrated)
    return (
      refusals.edit === null && (
        <ButtonLink
          to={editPath}
          variant="quiet"
          aria-label={`${t('action.edit')}: ${gloss}`}
          icon={<Icon icon={Pencil} />}
        />
      )
    )
  const changes = offeredListChanges({ statuses: [seenStatus(sign)] })
  const items: MenuItemData[] = changes.map((change) => {
    const reason = refusalOf(sign, change)
    return {
      id: change,
      label: t(`change.${change}.choose`),
      icon: changeIcons[change],
      isDangerous: isDestructive(change),
      disabledReason: reason ? String(tError(reason)) : undefined,
    }
  })
  const edit: MenuItemData[] =
    state === 'deleted'
      ? []
      : [
          {
            id: 'edit',
            label: t('action.edit'),
            icon: Pencil,
            to: editPath,
            disabledReason: refusals.edit ? String(tError(refusals.edit)) : undefined,
          },
        ]
  return (
    <Menu
      label={t('actionsFor', { gloss })}
      items={[...edit, ...items]}
      onAction={(chosen) => {
        const change = changes.find((one) => one === chosen)
        if (change) navigate(listChangePath(locale, { change, ids: [id], scope, query }))
      }}
    />
  )
}
