import { useEffect, useState } from 'react'
import type { FormValues } from '#platform/forms/form-values.ts'
import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { useDraftSender } from '#ui/panel/drafts/use-draft-sender.ts'
import type { ListName } from '../simple-list.ts'
import { entryRequestPath } from '../simple-list-paths.ts'
import type { EntryDraftView } from './simple-list-view.ts'

interface Options {
  locale: Locale
  list: ListName
  /** Null for a new entry. */
  entry: { id: number; revision: number } | null
  initial: EntryDraftView | null
  /** The values of a refused form, which are not saved. */
  refused: FormValues | undefined
}

/** Stores what is written in the form of an entry as a draft on the server. */
export function useEntryDraft({ locale, list, entry, initial, refused }: Options) {
  const [values, setValues] = useState<FormValues | null>(null)
  const { status, sender } = useDraftSender<{ values: FormValues }, StoredDraft>({
    initial,
    // The form itself asks before it is left.
    asks: false,
    send: (state, options) =>
      requestData<StoredDraft>(entryRequestPath(locale, 'draft'), {
        method: 'POST',
        body: { list, entry, ...state },
        ...options,
      }),
  })
  useEffect(() => {
    if (refused) sender?.change({ values: refused })
  }, [refused, sender])
  return {
    status,
    /** What was written since the page opened; null if nothing was. */
    values,
    change(edited: FormValues) {
      setValues(edited)
      sender?.change({ values: edited })
    },
    /** Stores nothing more, before the form is saved or the draft discarded. */
    stop: async () => void (await sender?.stop()),
    /** Replaces what another window stored. */
    takeOver: () => void sender?.takeOver(),
  }
}
