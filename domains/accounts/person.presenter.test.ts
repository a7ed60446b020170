import { describe, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import type { Account } from './account.ts'
import { presentPerson } from './person.presenter.ts'
import { toOptionLabels } from './profile/profile-field-options.ts'

const institute = 7
const at = new Date('2026-11-01T12:00:00Z')

const bruno = (changes: Partial<Account> = {}): Account => ({
  id: 2,
  email: 'bruno@signbank.example',
  emailVerifiedAt: at,
  name: 'Bruno',
  lastName: 'Albuquerque',
  socialName: null,
  hearingStatus: 'interpreter',
  firstLanguageId: 1,
  professionId: 3,
  state: 'Pernambuco',
  zipCode: '50000-000',
  institutionId: institute,
  linkedProject: 'Corpus do Recife',
  photo: 'a1b2c3d4e5',
  locale: 'pt',
  isAdmin: false,
  isApprover: false,
  isOwner: false,
  status: 'approved',
  registeredAt: at,
  changedAt: at,
  revision: 1,
  deletedAt: null,
  deletedBy: null,
  erasedAt: null,
  ...changes,
})

const names = toOptionLabels({
  languages: [{ id: 1, label: 'Libras' }],
  professions: [{ id: 3, label: 'Intérprete' }],
  institutions: [{ id: institute, label: 'Instituto Garça' }],
  otherInstitutionId: null,
  hearingStatuses: [],
})

const seen = (viewer: Actor, choices: ConsentChoices | null, changes: Partial<Account> = {}) =>
  presentPerson(viewer, bruno(changes), choices, names, 'pt')

const stranger = anActor({ id: 3, institutionId: 9 })
const colleague = anActor({ id: 3, institutionId: institute })

test('a person is presented with labels instead of ids, within their consent [CON-07]', () => {
  const choices = someChoices({ emailVisibility: 2, detailsVisibility: 3 })
  expect(seen(colleague, choices)).toEqual({
    id: 2,
    displayName: 'Bruno Albuquerque',
    shortName: 'Bruno Albuq',
    state: 'approved',
    profileType: 'publisher',
    isFormer: false,
    isOwner: false,
    registeredAt: at,
    general: {
      photo: expect.stringMatching(/^\/pt\/control-panel\/photos\/2\?size=photo/),
      avatar: expect.stringMatching(/^\/pt\/control-panel\/photos\/2\?size=avatar/),
      hearingStatus: 'interpreter',
      firstLanguage: 'Libras',
      state: 'Pernambuco',
      zipCode: '50000-000',
    },
    email: 'bruno@signbank.example',
    details: { institution: 'Instituto Garça', profession: 'Intérprete', linkedProject: 'Corpus do Recife' },
    choices: null,
  })
  expect(seen(stranger, choices)).toMatchObject({ email: null, details: { profession: 'Intérprete' } })
  expect(seen(cast.ana, choices).choices).toEqual(choices)
  expect(seen({ ...stranger, id: 2 }, choices).choices).toEqual(choices)
})

const secrets = {
  general: ['photos', 'interpreter', 'Libras', 'Pernambuco', '50000'],
  email: ['bruno@'],
  details: ['Garça', 'Intérprete', 'Recife'],
}
const viewers: [who: string, viewer: Actor][] = [
  ['a visitor', visitor],
  ['somebody who awaits approval', cast.denes],
  ['somebody who was rejected', cast.eeva],
  ['a stranger', stranger],
  ['a colleague', colleague],
  ['an administrator', cast.ana],
  ['Bruno', cast.bruno],
]

describe.each(viewers)('nothing that is kept from %s is anywhere in the answer [CON-07]', (_who, viewer) => {
  const everyChoice = [null, ...[1, 2, 3].flatMap((a) => [1, 2, 3].map((b) => [a, b] as const))]
  test.each(everyChoice)('with the choices %j', (chosen) => {
    const choices =
      chosen &&
      someChoices({ emailVisibility: chosen[0] as 1, detailsVisibility: chosen[1] as 1, afterDeletion: 1 })
    for (const deletedAt of [null, at]) {
      const view = seen(viewer, choices, { deletedAt })
      const text = JSON.stringify({ ...view, choices: null, profileType: null })
      for (const part of ['general', 'email', 'details'] as const)
        for (const secret of secrets[part]) expect(text.includes(secret), secret).toBe(view[part] !== null)
    }
  })
})

test('the name of a former member is visible to administrators only [CON-07] [D29]', () => {
  const hidden = someChoices({ afterDeletion: 1, emailVisibility: 3, detailsVisibility: 3 })
  const gone = { deletedAt: at, deletedBy: 2 }
  const noData = { general: null, email: null, details: null, choices: null }
  const nothing = { ...noData, state: 'deleted', profileType: null, registeredAt: null }
  expect(seen(cast.ana, hidden, gone)).toMatchObject({ ...nothing, displayName: 'Bruno Albuquerque' })
  expect(seen(colleague, hidden, gone)).toMatchObject({
    ...nothing,
    displayName: 'Ex-integrante',
    shortName: 'Ex-integrante',
  })
  const marked = someChoices({ afterDeletion: 2, emailVisibility: 3 })
  expect(seen(colleague, marked, gone)).toMatchObject({
    state: 'deleted',
    displayName: 'Bruno Albuquerque',
    email: 'bruno@signbank.example',
  })
})
