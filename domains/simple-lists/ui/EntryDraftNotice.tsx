import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { DraftStatus } from '#ui/panel/drafts/draft-sender.ts'
import type { EntryDraftView } from './simple-list-view.ts'

interface NoticeProps {
  draft: EntryDraftView
  /** Resolves when nothing more is stored. */
  stop: () => Promise<void>
  /** Called when the draft is discarded. */
  onDiscarded: () => void
}

/** Above a form that shows a draft: since when it exists, and a button that discards it. */
export function EntryDraftNotice({ draft, stop, onDiscarded }: NoticeProps) {
  const { t } = useTranslation('simpleLists')
  const submit = useSubmit()
  return (
    <Callout tone={draft.isOutdated ? 'warning' : 'info'} title={t('draft.continued', { when: draft.when })}>
      {draft.isOutdated && <p>{t('draft.outdated')}</p>}
      <Form
        method="post"
        onSubmit={async (event) => {
          event.preventDefault()
          await stop()
          await submit({ intent: 'discardDraft' }, { method: 'post' })
          onDiscarded()
        }}
      >
        <Button type="submit" name="intent" value="discardDraft" size="small">
          {t('draft.discard')}
        </Button>
      </Form>
    </Callout>
  )
}

/** Beside or below the buttons, which it must not move: until when everything is stored. */
export function EntryDraftTime({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('simpleLists')
  if (status.kind !== 'stored') return null
  return <p role="status">{t('draft.saved', { time: status.time })}</p>
}

/** Below the buttons: why nothing more is stored. */
export function EntryDraftProblem({ status, onTakeOver }: { status: DraftStatus; onTakeOver: () => void }) {
  const { t } = useTranslation('simpleLists')
  if (status.kind === 'none' || status.kind === 'stored') return null
  if (status.kind === 'failed')
    return (
      <div role="alert">
        <Callout tone="warning" title={t('draft.failed')}>
          {status.problem && <p>{status.problem}</p>}
        </Callout>
      </div>
    )
  return (
    <div role="alert">
      <Callout tone="warning" title={t('draft.elsewhere', { time: status.time })}>
        <Button size="small" onClick={onTakeOver}>
          {t('draft.takeThis')}
        </Button>
      </Callout>
    </div>
  )
}
