import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Check from '#ui/icons/check.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './StepList.module.css'

/** A section of a stage. */
export interface StepPart {
  /** URL of the stage with the fragment of the section. */
  to: string
  label: string
  /** "3 of 5" or "complete"; an empty section is no error. */
  stateText: string
  isDone?: boolean
  isCurrent?: boolean
}

/** A stage of a form. */
export interface Step {
  id: string
  /** URL. */
  to: string
  label: string
  state: 'done' | 'current' | 'other'
  /** "complete", "in progress", "2 fields", "nothing yet". */
  stateText: string
  /** Shown for the current stage. */
  parts?: readonly StepPart[]
}

interface ListProps {
  id: string
  steps: readonly Step[]
  /** Below the stages, in the popover only. */
  children: ReactNode
}

/**
 * The stages with their states: beside the form, on narrow screens a popover that the button in the head opens. It works
 * without script, and the page contains the links once.
 */
export function StepList({ id, steps, children }: ListProps) {
  const { t } = useTranslation('kit')
  return (
    <nav id={id} popover="auto" className={styles.steps} aria-label={t('stepper.stages')}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <a
              href={step.to}
              className={classNames(styles.step, step.state === 'done' && styles.done)}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden>
                {step.state === 'done' ? <Icon icon={Check} size={16} /> : index + 1}
              </span>
              <span>{step.label}</span>
              <span className={styles.state}>{step.stateText}</span>
            </a>
            {step.state === 'current' && step.parts && <Parts parts={step.parts} />}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}

function Parts({ parts }: { parts: readonly StepPart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ to, label, stateText, isDone, isCurrent }) => (
        <li key={to}>
          <a href={to} className={styles.part} aria-current={isCurrent ? 'location' : undefined}>
            {label}
            <span className={classNames(styles.state, isDone && styles.isDone)}>
              {isDone ? <Icon icon={Check} size={16} label={stateText} /> : stateText}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One bar for each stage at the foot of the head of a phone; the button above says the same in words. */
export const StepBars = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.bars} aria-hidden>
    {steps.map(({ id, state }) => (
      <li
        key={id}
        className={state === 'done' ? styles.done : state === 'current' ? styles.current : undefined}
      />
    ))}
  </ol>
)
