import type { HearingStatus } from '../account.ts'

/** An option of a select field. */
export interface Option<Id = number> {
  id: Id
  label: string
}

/** The options of the select fields of a profile, in the reader's language and order. */
export interface ProfileFieldOptions {
  languages: Option[]
  professions: Option[]
  institutions: Option[]
  /** The institution "other"; two people with it are not colleagues. */
  otherInstitutionId: number | null
  hearingStatuses: Option<HearingStatus>[]
}

/** Names of the languages, professions and institutions by id, in the reader's language; null for unknown ids. */
export interface OptionLabels {
  language(id: number | null): string | null
  profession(id: number | null): string | null
  institution(id: number | null): string | null
  /** The institution "other"; two people with it are not colleagues. */
  otherInstitutionId: number | null
}

/** Lookups by id over the same options. */
export function toOptionLabels({
  languages,
  professions,
  institutions,
  otherInstitutionId,
}: ProfileFieldOptions): OptionLabels {
  return {
    language: labelLookup(languages),
    profession: labelLookup(professions),
    institution: labelLookup(institutions),
    otherInstitutionId,
  }
}

function labelLookup(options: readonly Option[]) {
  const labels = new Map(options.map(({ id, label }) => [id, label]))
  return (id: number | null) => (id === null ? null : (labels.get(id) ?? null))
}
