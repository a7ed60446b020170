import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { SignUsesView } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { SignUsesSection } from '#domains/eaf-videos/ui/uses/SignUsesSection.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { FormProblem, useFormField, useFormId, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { Dialog, DialogActions } from '#ui/panel/Dialog.tsx'
import { changeTextKey, isDestructive, type PageChange, refusalOf } from '../../panel-change.ts'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import { type SignPageQuery, signPagePath } from '../../view/sign-page-query.ts'
import { DecisionFields } from '../DecisionFields.tsx'
import { DeclinedNote } from './DeclinedNote.tsx'
import styles from './sign-view.module.css'

interface Props {
  sign: FormattedSignPage
  uses: SignUsesView | null
  query: SignPageQuery
  change: PageChange
  locale: Locale
  refused: FormRefusal | undefined
}

/** Asks to confirm a change: in a dialog, or without JavaScript as a part of the page. */
export function ConfirmChange({ sign, uses, query, change, locale, refused }: Props) {
  const { t } = useTranslation('signView')
  const { t: tError } = useTranslation('errors')
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { id, gloss, revision, isPublic, hasVideo } = sign
  const { version, compare, page } = query
  const key = changeTextKey(change, isPublic)
  const back = signPagePath(locale, id, { compare, page })
  const title = t(`change.${key}.question`, { gloss, version: version ?? 0 })
  const reason = refusalOf(sign, change)
  const close = () => navigate(back, { preventScrollReset: true })
  const content = reason ? (
    <Callout tone="warning" title={tError(reason)} />
  ) : (
    <ValidatedForm
      className={styles.form}
      refusal={refused}
      action={signPagePath(locale, id, { ...query, change })}
    >
      <FormProblem />
      <p className={styles.text}>{t(`change.${key}.text`)}</p>
      {change === 'remove' && uses && (
        <SignUsesSection uses={uses} change={{ kind: 'remove' }} locale={locale} />
      )}
      {change === 'publish' && sign.declined && <DeclinedNote declined={sign.declined} />}
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="revision" value={revision} />
      {version !== null && <input type="hidden" name="version" value={version} />}
      <DecisionFields
        change={change}
        isVideoMissing={!hasVideo}
        texts={{ withoutVideo: t('withoutVideo'), note: t('note.label'), noteHint: t('note.hint') }}
      />
      {change === 'assignPublisher' && (
        <>
          <input type="hidden" name="before" value={sign.publisherId ?? ''} />
          <PublisherField sign={sign} />
        </>
      )}
      <DialogActions className={styles.buttons}>
        <Buttons back={back} isDangerous={isDestructive(change)} onCancel={isHydrated ? close : undefined}>
          {t(`change.${key}.send`)}
        </Buttons>
      </DialogActions>
    </ValidatedForm>
  )
  if (isHydrated)
    return (
      <Dialog isOpen onClose={close} title={title}>
        {content}
      </Dialog>
    )
  return (
    <section className={styles.part} aria-labelledby="confirm">
      <h2 id="confirm">{title}</h2>
      {content}
    </section>
  )
}

function Buttons({
  back,
  isDangerous,
  onCancel,
  children,
}: {
  back: string
  isDangerous: boolean
  onCancel: (() => void) | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('signView')
  const form = useFormId()
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      {onCancel ? (
        <Button onClick={onCancel}>{t('cancel')}</Button>
      ) : (
        <ButtonLink to={back}>{t('cancel')}</ButtonLink>
      )}
      <Button type="submit" form={form} variant={isDangerous ? 'danger' : 'primary'} pending={isSending}>
        {children}
      </Button>
    </>
  )
}

function PublisherField({ sign: { publisherId, publisherChoices } }: Pick<Props, 'sign'>) {
  const { t } = useTranslation('signView')
  const { value, error } = useFormField('publisher')
  return (
    <Field label={t('facts.publisher')} error={error} required>
      {(control) => (
        <Select {...control} name="publisher" defaultValue={value || `${publisherId ?? ''}`}>
          <option value="">{t('change.assignPublisher.none')}</option>
          {publisherChoices?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
