import { Form } from 'react-router'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import { BulkBar } from '#ui/panel/BulkBar.tsx'
import type { Selection } from '#ui/panel/use-selection.ts'
import { registrationDecisions } from '../registration-decision.ts'
import type { ListedUserRow } from '../user-views.ts'

/** The `form` attribute of the checkboxes in the list. */
export const decisionFormId = 'decision'

interface Props {
  /** Path of the page that asks for confirmation. */
  path: string
  users: readonly ListedUserRow[]
  selection: Selection
}

/** The decisions about the people who are chosen in the list. A GET form, so it works without JavaScript. */
export function DecisionBar({ path, users, selection }: Props) {
  const { t, language } = useTranslation('users')
  const count = selection.chosen.size
  const unconfirmed = users.filter(({ id, isVerified }) => selection.chosen.has(id) && !isVerified)
  return (
    <>
      <Form method="get" action={path} id={decisionFormId} aria-label={t('decide.label')} />
      <BulkBar
        form={decisionFormId}
        label={t('decide.label')}
        count={count}
        chosen={t('decide.count', { count })}
        note={
          unconfirmed.length > 0
            ? t('decide.unconfirmed', {
                names: formatList(
                  unconfirmed.map(({ displayName }) => displayName),
                  language as Locale,
                ),
              })
            : undefined
        }
        actions={registrationDecisions.map((change) => ({
          id: change,
          label: count > 0 ? t(`decide.${change}.chooseCount`, { count }) : t(`decide.${change}.choose`),
          submit: { name: 'change', value: change },
          ...(change === 'accept' && { icon: CircleCheck }),
        }))}
        onClear={selection.clear}
      />
    </>
  )
}
