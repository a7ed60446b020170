import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { StageSection } from '../form-stages.ts'
import { SectionGlossary } from './SectionGlossary.tsx'
import styles from './SignForm.module.css'

interface Props {
  section: StageSection
  /** The fields. */
  children: ReactNode
}

/** A section of a stage: its heading, its fields, and the terms of the glossary that explain them. */
export function StageSectionFrame({ section: { group, keys }, children }: Props) {
  const { t } = useTranslation('properties')
  return (
    <section id={`section-${group}`} className={styles.section} aria-labelledby={`heading-${group}`}>
      <h3 id={`heading-${group}`}>{t(`group.${group}` as 'group.hands')}</h3>
      {children}
      <SectionGlossary keys={keys} />
    </section>
  )
}
