import { useState } from 'react'
import { type PropertyKey, propertyByWireName } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { toast } from '#ui/base/toast-store.ts'
import type { NewerVersion } from '../form-choices.ts'
import type { FormerGloss } from '../sign-form.input.ts'
import type { NewerVersionWire, SavedFormWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'

export type ServerErrors = Partial<Record<PropertyKey, string>>

/** A decision that the editor must take before a save continues. */
export interface Conflict {
  properties: PropertyKey[]
  /** Merged, with the values of this page where both sides changed something. */
  mine: SignDocument
  newer: NewerVersion
  formerGloss: FormerGloss
}

interface SaveTarget {
  sign: { id: number; revision: number } | null
  draft: number | null
  formerGloss: FormerGloss
}

interface Options {
  locale: Locale
  onSaved: (to: string) => void
  onErrors: (errors: ServerErrors) => void
  /** Values of a newer version were merged into the form. */
  onMerged: (document: SignDocument, newer: NewerVersion) => void
  onDeleted: () => void
}

/**
 * Saves the form. A version that somebody else saved meanwhile is merged; what both changed is a conflict. A save that
 * fails changes nothing in the form.
 */
export function useSignSave({ locale, onSaved, onErrors, onMerged, onDeleted }: Options) {
  const { t } = useTranslation('signForm')
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()

  async function send(document: SignDocument, target: SaveTarget, mayMerge = true): Promise<number | null> {
    const result = await requestData<SavedFormWire>(signFormRequestPath(locale, 'save'), {
      method: 'POST',
      body: { ...target, document },
    })
    if (result.ok) {
      onSaved(result.data.to)
      return result.data.sign
    }
    if (result.code === 'sign.changedMeanwhile' && target.sign && mayMerge) return merge(document, target)
    if (result.code === 'sign.deletedMeanwhile') onDeleted()
    toast(result.problem ?? t('save.failed'), 'danger')
    onErrors(
      Object.fromEntries(
        Object.entries(result.errors ?? {}).flatMap(([field, text]) => {
          const key = propertyByWireName(field)
          return key ? [[key, text]] : []
        }),
      ),
    )
    return null
  }

  async function merge(
    document: SignDocument,
    { sign, draft, formerGloss }: SaveTarget,
  ): Promise<number | null> {
    const query = new URLSearchParams({ newer: String(sign?.id), base: String(sign?.revision) })
    const result = await requestData<NewerVersionWire>(`${signFormRequestPath(locale, 'lookup')}?${query}`)
    if (!result.ok) return notSaved(result.problem)
    const newer = result.data
    const code = await import('../merge-documents.ts').catch(() => null)
    if (!code) return notSaved()
    const merged = code.mergeDocuments(newer.base, document, newer.document)
    onMerged(merged.document, newer)
    if (merged.conflicts.length > 0) {
      setConflict({ properties: merged.conflicts, mine: merged.document, newer, formerGloss })
      return null
    }
    const id = sign?.id ?? 0
    return send(merged.document, { sign: { id, revision: newer.revision }, draft, formerGloss }, false)
  }

  function notSaved(problem?: string): null {
    toast(problem ?? t('save.failed'), 'danger')
    return null
  }

  return {
    isSaving,
    conflict,
    dismissConflict: () => setConflict(undefined),
    /** @returns the id of the saved sign; null if it was not saved */
    async save(document: SignDocument, target: SaveTarget): Promise<number | null> {
      setConflict(undefined)
      setSaving(true)
      const saved = await send(document, target)
      setSaving(false)
      return saved
    },
  }
}

export type SignSave = ReturnType<typeof useSignSave>
