import type { Institution } from '#domains/institutions/index.ts'
import { listInstitutions } from '#domains/institutions/server/institution.queries.ts'
import { defaultLanguageCode } from '#domains/languages/index.ts'
import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import { listProfessions } from '#domains/professions/server/profession.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { textComparer } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { hearingStatuses } from '../../account.ts'
import {
  type Option,
  type OptionLabels,
  type ProfileFieldOptions,
  toOptionLabels,
} from '../profile-field-options.ts'
import { type ChosenOptions, readExistingOptions } from './profile.queries.ts'

interface Wanted {
  locale: Locale
  professionId?: number | null
  institutionId?: number | null
  firstLanguageId?: number | null
}

/**
 * The options of the select fields of a profile. Languages and institutions are sorted by name, professions by position
 * and name; the institution "other" comes last. The options are public, so no permission is required.
 * @param wanted the choices of the person: they stay options after administrators disabled or retired them for others
 */
export async function getProfileFieldOptions(
  context: { db: Db },
  { locale, professionId = null, institutionId = null, firstLanguageId = null }: Wanted,
): Promise<ProfileFieldOptions> {
  const { professions, institutions, languages, ...others } = await listAllOptions(context, locale)
  const offered = (options: readonly (Option & { active: boolean })[], own: number | null) =>
    options.filter(({ id, active }) => active || id === own).map(({ id, label }) => ({ id, label }))
  return {
    ...others,
    languages: languages
      .filter(({ id, isRetired }) => !isRetired || id === firstLanguageId)
      .map(({ id, label }) => ({ id, label })),
    professions: offered(professions, professionId),
    institutions: offered(institutions, institutionId),
  }
}

/** All options, also those that nobody can choose any more but people have. */
export async function listAllOptions({ db }: { db: Db }, locale: Locale) {
  const [languages, professions, institutions] = await Promise.all([
    listAllLanguages(db),
    listProfessions(db),
    listInstitutions(db),
  ])
  const t = translator(locale)
  const compare = textComparer(locale)
  const fallback = defaultLanguageCode(languages)
  const named = (names: Record<string, string>, otherwise: string) =>
    resolveText(names, locale, fallback)?.text ?? Object.values(names)[0] ?? otherwise
  return {
    languages: languages
      .map(({ id, code, names, isRetired }) => ({ id, isRetired, label: named(names, code) }))
      .toSorted((one, other) => compare(one.label, other.label)),
    professions: professions
      .map(({ names, ...profession }) => ({ ...profession, label: named(names, `${profession.id}`) }))
      .toSorted((one, other) => one.position - other.position || compare(one.label, other.label)),
    ...institutionOptions(institutions, locale),
    hearingStatuses: hearingStatuses.map((id) => ({ id, label: t(`accounts:hearingStatus.${id}`) })),
  }
}

/** The institutions by name, "other" last. */
function institutionOptions(institutions: readonly Institution[], locale: Locale) {
  const compare = textComparer(locale)
  const other = translator(locale)('accounts:institution.other')
  return {
    institutions: institutions
      .toSorted((one, two) => +one.isOther - +two.isOther || compare(one.name, two.name))
      .map(({ id, active, isOther, name }) => ({ id, active, label: isOther ? other : name })),
    otherInstitutionId: institutions.find(({ isOther }) => isOther)?.id ?? null,
  }
}

/** Names of these institutions alone: those of languages and professions are null. */
export const institutionLabels = (institutions: readonly Institution[], locale: Locale): OptionLabels =>
  toOptionLabels({
    ...institutionOptions(institutions, locale),
    languages: [],
    professions: [],
    hearingStatuses: [],
  })

/** Names of the languages, professions and institutions by id. */
export const getOptionLabels = async (context: { db: Db }, locale: Locale): Promise<OptionLabels> =>
  toOptionLabels(await listAllOptions(context, locale))

/**
 * Requires that the chosen options exist, because a list may have changed since the form was loaded.
 * @param accountId of the person, who may keep a disabled profession or institution and a retired language
 * @throws AppError `request.invalid` with the fields
 */
export async function requireExistingOptions(
  db: Db,
  choices: ChosenOptions,
  accountId: number | null = null,
): Promise<void> {
  const existing = await readExistingOptions(db, choices, accountId)
  const fields = (Object.keys(choices) as (keyof ChosenOptions)[])
    .filter((field) => existing && field in existing && !existing[field])
    .map((field): FieldError => ({ field, code: 'value.invalid' }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}
