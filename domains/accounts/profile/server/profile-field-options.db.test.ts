import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { getOptionLabels, getProfileFieldOptions, requireExistingOptions } from './profile-field-options.ts'

const { db } = await useDatabase({ reset: 'once' })
beforeEach(async () => {
  await loadSeeds({ db, storage: fileSystemStorage(await temporaryFolder()) })
})

const idOf = async (query: string) => {
  const { rows } = await sql.raw<{ id: number }>(query).execute(db)
  return rows[0]?.id ?? 0
}

test.each(locales)(
  'a new installation has all that a complete registration needs, in %s [ACC-01]',
  async (locale) => {
    const lists = await getProfileFieldOptions({ db }, { locale })
    expect(lists.languages.length).toBeGreaterThan(20)
    expect(lists.professions.length).toBeGreaterThanOrEqual(20)
    expect(lists.institutions).toHaveLength(1)
    expect(lists.hearingStatuses).toHaveLength(5)
    const labels = [...lists.languages, ...lists.professions, ...lists.institutions, ...lists.hearingStatuses]
    for (const { label } of labels) expect(label.trim()).not.toBe('')
  },
)

test('options are sorted in the reader’s language, and "other" comes last', async () => {
  await sql`insert into institution (name, position) values ('Zebra School', 5), ('Árvore School', 9)`.execute(
    db,
  )
  const { institutions, professions, languages } = await getProfileFieldOptions({ db }, { locale: 'pt' })
  expect(institutions.map(({ label }) => label)).toEqual([
    'Árvore School',
    'Zebra School',
    'Outra instituição',
  ])
  expect(professions.at(-1)?.label).toBe('Outra profissão')
  const names = languages.map(({ label }) => label)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
})

test('ids have labels in the reader’s language, and null has none', async () => {
  const names = await getOptionLabels({ db }, 'de')
  const libras = await idOf(`select id from language where code = 'bzs'`)
  const other = await idOf('select id from institution where is_other')
  expect(names.language(libras)).toBe('Brasilianische Gebärdensprache (Libras)')
  expect(names.institution(other)).toBe('Andere Einrichtung')
  expect(names.otherInstitutionId).toBe(other)
  expect(names.profession(null)).toBeNull()
  expect(names.profession(999_999)).toBeNull()
})

test('a removed option is refused [VAL-01]', async () => {
  const professionId = await idOf('select id from profession')
  await requireExistingOptions(db, { professionId, firstLanguageId: null, institutionId: null })
  await expect(
    requireExistingOptions(db, {
      professionId: 999_999_999,
      firstLanguageId: 999_999,
      institutionId: 999_999,
    }),
  ).rejects.toMatchObject({
    code: 'request.invalid',
    fields: [
      { field: 'professionId', code: 'value.invalid' },
      { field: 'firstLanguageId', code: 'value.invalid' },
      { field: 'institutionId', code: 'value.invalid' },
    ],
  })
})
