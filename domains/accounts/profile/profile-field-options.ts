import type { HearingStatus } from '../account.ts'

/** One of a list to choose from. */
export interface Option<Id = number> {
  id: Id
  label: string
}

/** What people choose from when they tell of themselves, in a reader's language and order. */
export interface ProfileFieldOptions {
  languages: Option[]
  professions: Option[]
  institutions: Option[]
  /** The institution that stands for all that are not listed; whoever chose it shares none with anybody. */
  otherInstitutionId: number | null
  hearingStatuses: Option<HearingStatus>[]
}

/** Names of what accounts hold by number, in a reader's language; null for none. */
export interface OptionLabels {
  language(id: number | null): string | null
  profession(id: number | null): string | null
  institution(id: number | null): string | null
  /** Whoever has this institution shares none with anybody. */
  otherInstitutionId: number | null
}

/** The same lists, asked by number. */
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
