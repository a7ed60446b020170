import { type ReactNode, useMemo, useRef } from 'react'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import type { ConsentChoices } from '../consent.ts'
import { AnswerForm, AnswerSubmitButton } from './AnswerForm.tsx'
import styles from './ConsentForm.module.css'
import { AcknowledgementSection, DeletionSection, PolicySection, SharingSection } from './ConsentSections.tsx'
import { type ConsentSection, ConsentStepper } from './ConsentStepper.tsx'
import type { LegalTextState } from './legal-text-state.ts'

interface Props {
  /** `stepper`: one section at a time; `page`: all sections in a disclosure; `acceptance`: all sections. */
  mode: 'stepper' | 'page' | 'acceptance'
  policy: LegalTextState
  /** Current answers; null before the first answer. */
  choices: ConsentChoices | null
  /** Path that receives the answers. */
  action: string
  /** Path of the page that deletes the own account, which is the only way to withdraw an agreement. */
  withdrawalPath?: string
  /** The refusal of a form that was sent without JavaScript. */
  refused?: FormRefusal | undefined
}

/** The consent form: eight answers in four sections. Native controls, so that it works without JavaScript. */
export function ConsentForm({ mode, policy, choices, action, withdrawalPath, refused }: Props) {
  const { t } = useTranslation(['consent', 'errors'])
  const isStepping = useHydrated() && mode === 'stepper'
  const sections = useSections(policy)
  const submitButton = (
    <AnswerSubmitButton textState={policy}>{mode === 'page' ? t('save') : t('accept')}</AnswerSubmitButton>
  )
  return (
    <AnswerForm
      question="consent"
      textState={policy}
      action={action}
      refused={refused}
      values={toFormValues(choices)}
      validate={async (form) => {
        const [{ checkForm }, { consentSchema }] = await Promise.all([
          import('#platform/forms/check-form.ts'),
          import('../consent.input.ts'),
        ])
        return checkForm(consentSchema, form, (code, params) => t(`errors:${code}`, params))
      }}
    >
      {isStepping ? (
        <ConsentStepper
          sections={sections}
          version={policy.state === 'ready' ? policy.versionId : null}
          canContinue={policy.state === 'ready'}
          submitButton={submitButton}
        />
      ) : mode === 'page' ? (
        <CollapsibleForm summary={t('seeMore')} send={submitButton}>
          <p>{t('form.intro')}</p>
          <AllSections sections={sections} />
          {withdrawalPath !== undefined && <WithdrawalNote path={withdrawalPath} />}
        </CollapsibleForm>
      ) : (
        <>
          <AllSections sections={sections} />
          <div className={styles.actions}>{submitButton}</div>
        </>
      )}
    </AnswerForm>
  )
}

function WithdrawalNote({ path }: { path: string }) {
  const { t } = useTranslation('consent')
  return (
    <Callout title={t('withdraw.title')}>
      <p>
        {t('withdraw.text')} <a href={path}>{t('withdraw.link')}</a>
      </p>
    </Callout>
  )
}

function useSections(policy: LegalTextState): ConsentSection[] {
  const { t } = useTranslation('consent')
  return useMemo(
    () => [
      {
        key: 'sharing',
        title: t('sharing.title'),
        fields: ['sharesGeneralData', 'emailVisibility', 'detailsVisibility'],
        content: <SharingSection />,
      },
      {
        key: 'deletion',
        title: t('deletion.title'),
        fields: ['afterDeletion', 'signsStay', 'adminsMayDelete'],
        content: <DeletionSection />,
      },
      {
        key: 'policy',
        title: t('policy.title'),
        fields: ['acceptsPolicy'],
        content: <PolicySection policy={policy} />,
      },
      {
        key: 'acknowledgement',
        title: t('acknowledgement.title'),
        fields: ['adminsSeeChoices'],
        content: <AcknowledgementSection />,
      },
    ],
    [t, policy],
  )
}

function AllSections({ sections }: { sections: readonly ConsentSection[] }) {
  return sections.map(({ key, title, content }) => (
    <section key={key} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {content}
    </section>
  ))
}

/** The form in a disclosure that is initially open. */
function CollapsibleForm({
  summary,
  send,
  children,
}: {
  summary: string
  send: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('consent')
  const containerRef = useRef<HTMLDivElement>(null)
  const seeLess = () => {
    const details = containerRef.current?.querySelector('details')
    if (!details) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  return (
    <div ref={containerRef}>
      <Disclosure summary={summary} open>
        {children}
        <div className={styles.actions}>
          {useHydrated() && <Button onClick={seeLess}>{t('seeLess')}</Button>}
          {send}
        </div>
      </Disclosure>
    </div>
  )
}

const toFormValues = (choices: ConsentChoices | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices ?? {}).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : '') : String(value),
    ]),
  )
