import { useNavigation } from 'react-router'
import type { SignUsesView } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { SignUsesSection } from '#domains/eaf-videos/ui/uses/SignUsesSection.tsx'
import { formatChosenSign } from '#domains/signs/sign-decision.input.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Field } from '#ui/base/Field.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { isDestructive, type ListChange, refusalOf } from '../panel-change.ts'
import type { ChosenSignView } from '../server/list-chosen-signs.ts'
import { tagModes } from '../tag.input.ts'
import { DecisionFields } from './DecisionFields.tsx'
import { SignStateChip } from './SignStateChip.tsx'
import styles from './signs.module.css'

interface Props {
  change: ListChange
  signs: readonly ChosenSignView[]
  /** The recordings that use the signs, if these are to be deleted. */
  uses: SignUsesView | null
  locale: Locale
  tags: readonly { id: number; label: string }[]
  /** Path of the list, and its scope and query, to which the form returns. */
  backPath: string
  list: string
  from: string
  refused: FormRefusal | undefined
}

/** Confirms a change of chosen signs: which will change, and which will not and why. Works without JavaScript. */
export function ChosenSignsForm({ change, signs, uses, locale, tags, backPath, list, from, refused }: Props) {
  const { t } = useTranslation('signList')
  const isSending = useNavigation().state === 'submitting'
  const affected = signs.filter((sign) => refusalOf(sign, change) === null)
  return (
    <ValidatedForm className={styles.form} refusal={refused}>
      <FormProblem />
      <p className={styles.text}>{t(`change.${change}.text`)}</p>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value={from} />
      {affected.length === 0 ? (
        <Callout tone="warning" title={t('action.noneLeft')} />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
        <ul role="list" aria-label={t('action.chosen')} className={styles.signs}>
          {affected.map((sign) => (
            <li key={sign.id} className={styles.sign}>
              <input type="hidden" name="sign" value={formatChosenSign(sign)} />
              <strong className="gloss">{sign.gloss}</strong> <SignStateChip state={sign.state} />
              {!sign.hasVideo && <span className={styles.soft}>{t('noVideo')}</span>}
            </li>
          ))}
        </ul>
      )}
      <Excluded change={change} signs={signs} />
      {affected.length > 0 && uses && (
        <SignUsesSection uses={uses} change={{ kind: 'remove' }} locale={locale} />
      )}
      {affected.length > 0 && (
        <>
          <DecisionFields
            change={change}
            isVideoMissing={affected.some(({ hasVideo }) => !hasVideo)}
            texts={{ withoutVideo: t('action.withoutVideo'), note: t('action.note') }}
          />
          {change === 'tag' && <TagFields tags={tags} />}
        </>
      )}
      <div className={styles.buttons}>
        {affected.length > 0 && (
          <Button type="submit" variant={isDestructive(change) ? 'danger' : 'primary'} pending={isSending}>
            {t(`change.${change}.send`)}
          </Button>
        )}
        <ButtonLink to={backPath}>{t(affected.length > 0 ? 'action.cancel' : 'action.back')}</ButtonLink>
      </div>
    </ValidatedForm>
  )
}

/** The chosen signs that will not change, each with its reason. */
function Excluded({ change, signs }: Pick<Props, 'change' | 'signs'>) {
  const { t } = useTranslation('signList')
  const { t: tError } = useTranslation('errors')
  const excluded = signs.flatMap(({ id, gloss, refusals }) => {
    const reason = refusalOf({ refusals }, change)
    return reason === null ? [] : { id, text: t('select.refused', { gloss, reason: tError(reason) }) }
  })
  if (excluded.length === 0) return null
  return (
    <Callout tone="info" title={t('action.excluded')}>
      <ul>
        {excluded.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Callout>
  )
}

function TagFields({ tags }: Pick<Props, 'tags'>) {
  const { t } = useTranslation('signList')
  const { value, error } = useFormField('tag')
  const mode = useFormField('tagMode')
  return (
    <>
      <Field label={t('action.tagName')} error={error} required>
        {(control) => (
          <Select {...control} name="tag" defaultValue={value}>
            <option value="" />
            {tags.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RadioGroup
        legend={t('action.tagMode')}
        name="tagMode"
        inline
        defaultValue={mode.value || 'add'}
        options={tagModes.map((one) => ({
          value: one,
          label: t(one === 'add' ? 'action.tagAdd' : 'action.tagRemove'),
        }))}
      />
    </>
  )
}
