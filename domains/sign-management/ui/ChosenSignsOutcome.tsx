import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Undo from '#ui/icons/undo-2.ts'
import type { ListChange } from '../panel-change.ts'
import styles from './signs.module.css'

interface Props {
  change: ListChange
  /** Glosses. */
  changed: readonly string[]
  /** The reason of each refusal as a sentence. */
  refused: readonly { id: number; gloss: string; reason: string }[]
  /** The form that takes the change back. */
  undo: { path: string; fields: Readonly<Record<string, string>> } | null
}

/** The result of a change of which some signs were refused; it receives the focus. */
export function ChosenSignsOutcome({ change, changed, refused, undo }: Props) {
  const { t, language } = useTranslation('signList')
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1} role="status" className={styles.form}>
      {changed.length > 0 && (
        <Callout tone="success" title={t(`change.${change}.done`, { count: changed.length })}>
          <p>{formatList(changed, language as Locale)}</p>
        </Callout>
      )}
      <Callout tone="danger" title={t('action.refused')}>
        <ul>
          {refused.map(({ id, gloss, reason }) => (
            <li key={id}>{t('select.refused', { gloss, reason })}</li>
          ))}
        </ul>
      </Callout>
      {undo && (
        <Form method="post" action={undo.path}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" icon={<Icon icon={Undo} />}>
            {t('action.undo')}
          </Button>
        </Form>
      )}
    </div>
  )
}
