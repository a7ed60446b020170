import { useNavigate } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import Pencil from '#ui/icons/pencil.ts'
import { Menu, type MenuItemData } from '#ui/panel/Menu.tsx'
import { refusalOf, type SignAction } from '../sign-action.ts'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { signActionPath } from '../sign-list-paths.ts'
import { actionIcons } from './action-icons.ts'
import type { ListedSign } from './sign-list-view.ts'

interface Props {
  sign: ListedSign
  scope: SignListScope
  query: SignListQuery
  locale: Locale
}

/** The actions on one sign; those that are refused stay, with the reason. */
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
  const isDeleted = state === 'deleted'
  const actions: SignAction[] = isDeleted
    ? ['restore']
    : ['publish', 'decline', ...(sign.isPublic ? (['unpublish'] as const) : []), 'tag', 'remove']
  const items: MenuItemData[] = actions.map((action) => {
    const reason = refusalOf(sign, action)
    return {
      id: action,
      label: t(`change.${action}.choose`),
      icon: actionIcons[action],
      isDangerous: action === 'remove',
      disabledReason: reason ? String(tError(reason)) : undefined,
    }
  })
  const edit: MenuItemData[] = isDeleted
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
        const action = actions.find((one) => one === chosen)
        if (action) navigate(signActionPath(locale, { action, ids: [id], scope, query }))
      }}
    />
  )
}
