import { useState } from 'react'
import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { Dialog } from '#ui/panel/Dialog.tsx'
import { type TextPart, wordDifference } from '#ui/panel/word-difference.ts'
import { propertyLines } from '../property-text.ts'
import { takeValue } from '../property-value.ts'
import styles from './SignForm.module.css'

interface Props {
  conflicts: readonly PropertyKey[]
  mine: SignDocument
  theirs: SignDocument
  names: ValueNames
  onCancel: () => void
  onDone: (document: SignDocument) => void
}

/**
 * Shows both values of each property that two people changed, with the different words marked, and asks for a choice.
 * Closing it keeps the form as it is.
 */
export function ConflictDialog({ conflicts, mine, theirs, names, onCancel, onDone }: Props) {
  const { t } = useTranslation(['signForm', 'properties'])
  const [chosen, setChosen] = useState<Partial<Record<PropertyKey, 'mine' | 'theirs'>>>({})
  const isComplete = conflicts.every((key) => chosen[key])
  const textOf = (key: PropertyKey, document: SignDocument) =>
    propertyLines(key, document, names).join('\n') || t('conflict.empty')
  const sidesOf = (key: PropertyKey) => {
    const { before, after } = wordDifference(textOf(key, mine), textOf(key, theirs))
    return [
      { side: 'mine', parts: before },
      { side: 'theirs', parts: after },
    ] as const
  }
  const resolve = () =>
    conflicts.reduce(
      (document, key) => (chosen[key] === 'theirs' ? takeValue(key, document, theirs) : document),
      mine,
    )
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('conflict.title')}
      footer={
        <>
          <Button onClick={onCancel}>{t('conflict.cancel')}</Button>
          <Button variant="primary" disabled={!isComplete} onClick={() => onDone(resolve())}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <p>{t('conflict.text')}</p>
        {conflicts.map((key) => (
          <RadioGroup
            key={key}
            name={`conflict-${key}`}
            legend={t(`properties:${wireName(key)}` as 'properties:gloss')}
            value={chosen[key] ?? ''}
            onChange={(side) => setChosen({ ...chosen, [key]: side as 'mine' | 'theirs' })}
            options={sidesOf(key).map(({ side, parts }) => ({
              value: side,
              label: t(`conflict.${side}`),
              hint: <MarkedText parts={parts} />,
            }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

const MarkedText = ({ parts }: { parts: readonly TextPart[] }) => (
  <span className={styles.choice}>
    {parts.map(({ text, isChanged }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces occur more than once.
      isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </span>
)
