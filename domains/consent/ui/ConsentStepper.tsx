import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { useFormValidation } from '#ui/base/ValidatedForm.tsx'
import { DialogActions } from '#ui/panel/Dialog.tsx'
import styles from './ConsentForm.module.css'

/** One of the four sections of the form. */
export interface ConsentSection {
  key: string
  title: string
  /** Names of the fields in it. */
  fields: readonly string[]
  content: ReactNode
}

interface Props {
  sections: readonly ConsentSection[]
  /** The version of the policy; a newer one starts again at the first section. */
  version: number | null
  /** The next section stays locked while it is false. */
  canContinue: boolean
  /** The button that sends, in the last step. */
  submitButton: ReactNode
}

/** Shows one section at a time. The next one requires complete answers; all sections remain in the form. */
export function ConsentStepper({ sections, version, canContinue, submitButton }: Props) {
  const { t } = useTranslation('consent')
  const { errors, validateFields } = useFormValidation()
  const [step, setStep] = useState(0)
  const [shownVersion, setShownVersion] = useState(version)
  if (version !== shownVersion) {
    setShownVersion(version)
    setStep(0)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const steps = sections.length
  const go = (to: number) => {
    moved.current = true
    setStep(to)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever step is new is read from its beginning.
  useLayoutEffect(() => {
    if (moved.current) heading.current?.focus()
  }, [step])

  // What is wrong in another step is shown there, before the first wrong field takes the focus.
  useLayoutEffect(() => {
    const wrong = sections.findIndex(({ fields }) => fields.some((name) => errors[name]))
    if (wrong >= 0) setStep(wrong)
  }, [errors, sections])

  return (
    <>
      <p className={styles.progress}>{t('step', { step: step + 1, steps })}</p>
      {sections.map(({ key, title, content }, index) => (
        <section key={key} hidden={index !== step} className={styles.section}>
          <h3 className={styles.title} tabIndex={-1} ref={index === step ? heading : undefined}>
            {title}
          </h3>
          {content}
        </section>
      ))}
      <DialogActions className={styles.actions}>
        {step > 0 && <Button onClick={() => go(step - 1)}>{t('back')}</Button>}
        {step < steps - 1 ? (
          <Button
            variant="primary"
            disabled={!canContinue}
            onClick={async () => {
              if (await validateFields(sections[step]?.fields ?? [])) go(step + 1)
            }}
          >
            {t('next')}
          </Button>
        ) : (
          submitButton
        )}
      </DialogActions>
    </>
  )
}
