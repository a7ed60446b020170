import { type ReactNode, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ArrowLeft from '#ui/icons/arrow-left.ts'
import ArrowRight from '#ui/icons/arrow-right.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import { ButtonLink } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import { type Step, StepBars, StepList } from './StepList.tsx'
import styles from './Stepper.module.css'
import { StepperFilm } from './StepperFilm.tsx'

interface LinkTarget {
  /** URL. */
  to: string
  /** Names where it leads: "Morphology and use". */
  label: string
}

interface Props {
  /** The way out, such as the list: "Signs". */
  back: LinkTarget
  /** What is being edited; the heading of the page. */
  title: ReactNode
  /** A `StateChip`. */
  state?: ReactNode
  /** "Draft saved at 14:32"; announced politely when it changes. Empty until something is saved. */
  saved?: string
  /** Preview and "Save and leave"; on narrow screens below the list of stages. */
  tools?: ReactNode
  /** One step has the state `current`. */
  steps: readonly Step[]
  /**
   * What stays in sight while one works: at the side, on narrow screens below the head. `content`, such as a film, is
   * there a strip of 118 px that folds to 60, and should fill its height. `notes` follow it; there they should be short.
   */
  film?: { label: string; content?: ReactNode; notes?: ReactNode }
  /** Link to the stage before; missing on the first. */
  previous?: LinkTarget | undefined
  /** The link to the next stage, or a submit button that names it, made with `NextStage`. */
  next: ReactNode
  children: ReactNode
}

/**
 * The frame of a form in stages, for a page without the menu of the panel: head with what is saved, the stages with their
 * state in words, the form, a film that stays in sight, and a foot that names the next stage. Each stage is a page, so
 * that the browser's history and a reload keep the place. Only missing mandatory values may stop the next stage.
 */
export function Stepper({
  back,
  title,
  state,
  saved = '',
  tools,
  steps,
  film,
  previous,
  next,
  children,
}: Props) {
  const { t } = useTranslation('kit')
  const id = useId()
  const at = steps.findIndex((step) => step.state === 'current')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.back} href={back.to} aria-label={back.label}>
          <Icon icon={ArrowLeft} />
          <span>{back.label}</span>
        </a>
        <div className={styles.name}>
          <h1>{title}</h1>
          {state}
          <button type="button" className={styles.open} popoverTarget={id}>
            {t('stepper.position', { label: steps[at]?.label, at: at + 1, count: steps.length })}
            <Icon icon={ChevronDown} size={16} />
          </button>
        </div>
        <p role="status" className={styles.saved}>
          {saved && (
            <>
              <Icon icon={CircleCheck} size={16} />
              <span>{saved}</span>
            </>
          )}
        </p>
        <div className={styles.tools}>{tools}</div>
        <StepBars steps={steps} />
      </header>
      <StepList id={id} steps={steps}>
        {tools && <div className={styles.furtherTools}>{tools}</div>}
      </StepList>
      {film && <StepperFilm {...film} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        {previous && (
          <ButtonLink to={previous.to} icon={<Icon icon={ArrowLeft} />}>
            <span className={styles.previous}>{previous.label}</span>
          </ButtonLink>
        )}
        {next}
      </footer>
    </div>
  )
}

/** The content of the primary button of a stage: where it leads, and an arrow. */
export const NextStage = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Icon icon={ArrowRight} />
  </>
)
