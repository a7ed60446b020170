import type { ReactNode } from 'react'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { SearchedChoice } from '#ui/panel/SearchedChoice.tsx'
import type { ValueChange } from '../../gloss-change.input.ts'
import type { NearSignView } from '../../glosses.presenter.ts'
import styles from './glosses.module.css'
import type { SignSearch } from './sign-search.ts'

interface FormProps {
  revision: number
  refused: FormRefusal | undefined
}

interface SectionProps extends FormProps {
  intent: ValueChange
  title: string
  text: string
  button: string
  children?: ReactNode
}

/** One of the ways to decide about chosen values: a form with its own button. */
function ValueSection({ intent, title, text, button, revision, refused, children }: SectionProps) {
  return (
    <section className={styles.act} aria-labelledby={`values-${intent}`}>
      <h3 id={`values-${intent}`}>{title}</h3>
      <p>{text}</p>
      <ValidatedForm refusal={refused?.values.intent === intent ? refused : undefined}>
        <FormProblem />
        <input type="hidden" name="revision" value={revision} />
        {children}
        <div className={styles.actions}>
          <Button type="submit" name="intent" value={intent}>
            {button}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}

/** Links values to a sign: the nearest one, or another that is searched. */
export function LinkForm({
  near,
  lookup: { found, isSearching, search },
  ...form
}: FormProps & { near: NearSignView | null; lookup: SignSearch }) {
  const { t } = useTranslation('eafGlosses')
  return (
    <ValueSection
      {...form}
      intent="link"
      title={t('decide.linkTitle')}
      text={t('decide.linkText')}
      button={t('decide.linkButton')}
    >
      <SearchedChoice
        name="sign"
        chosenLabel={t('decide.chosenSign')}
        noneLabel={t('decide.noSign')}
        searchLabel={t('decide.search')}
        proposed={near && { id: near.id, label: near.gloss }}
        found={found.map(({ id, gloss, word }) => ({ id, label: gloss, note: word ?? undefined }))}
        isSearching={isSearching}
        onSearch={search}
      />
    </ValueSection>
  )
}

/** Links compounds to the signs of their parts. */
export function PartsForm(form: FormProps) {
  const { t } = useTranslation('eafGlosses')
  return (
    <ValueSection
      {...form}
      intent="linkParts"
      title={t('decide.partsTitle')}
      text={t('decide.partsText')}
      button={t('decide.partsButton')}
    />
  )
}

/** Makes pending signs of values. */
export function CreateSignsForm(form: FormProps) {
  const { t } = useTranslation('eafGlosses')
  return (
    <ValueSection
      {...form}
      intent="createSigns"
      title={t('decide.createTitle')}
      text={t('decide.createText')}
      button={t('decide.createButton')}
    />
  )
}

/** Sets values aside with a reason. */
export function AsideForm(form: FormProps) {
  const { t } = useTranslation('eafGlosses')
  return (
    <ValueSection
      {...form}
      intent="setAside"
      title={t('decide.asideTitle')}
      text={t('decide.asideText')}
      button={t('decide.asideButton')}
    >
      <FormField name="reason" label={t('decide.reason')} hint={t('decide.reasonHint')} required>
        {(control) => <TextInput {...control} />}
      </FormField>
    </ValueSection>
  )
}

/** Takes decisions about values back. */
export function TakeBackForm(form: FormProps) {
  const { t } = useTranslation('eafGlosses')
  return (
    <ValueSection
      {...form}
      intent="takeBack"
      title={t('decide.backTitle')}
      text={t('decide.backText')}
      button={t('decide.backButton')}
    />
  )
}
