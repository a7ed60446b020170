import { expect, test } from 'vitest'
import type { Account } from '../account.ts'
import type { ProfileFieldOptions } from './profile-field-options.ts'
import { findConflictingFields, profileFormValues } from './profile-form-values.ts'

const lists: ProfileFieldOptions = {
  languages: [{ id: 7, label: 'Libras' }],
  professions: [{ id: 3, label: 'Teacher' }],
  institutions: [],
  otherInstitutionId: null,
  hearingStatuses: [{ id: 'deaf', label: 'Deaf' }],
}
const stored = profileFormValues({
  name: 'Bruno',
  lastName: null,
  hearingStatus: 'deaf',
  firstLanguageId: 7,
  professionId: 3,
  locale: 'pt',
  revision: 4,
} as Account)

test('the form contains the stored values and their revision [ACC-07]', () => {
  expect(stored).toMatchObject({ name: 'Bruno', lastName: '', firstLanguageId: '7', revision: '4' })
})

test('conflicts are listed with readable values [ACC-07]', () => {
  const written = {
    ...stored,
    name: ' Bruno ',
    lastName: 'Albuquerque',
    hearingStatus: 'hearing',
    firstLanguageId: '',
  }
  expect(findConflictingFields(stored, written, lists)).toEqual([
    { field: 'lastName', value: '' },
    { field: 'hearingStatus', value: 'Deaf' },
    { field: 'firstLanguageId', value: 'Libras' },
  ])
})
