import type { Locator, Page } from '@playwright/test'
import { castPassword } from '#seeds/cast-people.ts'
import { field, type Translate } from './site-parts.ts'

/** The labels of the fields that the forms of accounts share. */
const labelKeys = {
  name: 'accounts:field.name',
  lastName: 'accounts:field.lastName',
  socialName: 'accounts:field.socialName',
  hearingStatus: 'accounts:field.hearingStatus',
  firstLanguageId: 'accounts:field.firstLanguageId',
  professionId: 'accounts:field.professionId',
  institutionId: 'accounts:field.institutionId',
  state: 'accounts:field.state',
  zipCode: 'accounts:field.zipCode',
  photo: 'accounts:field.photo',
  email: 'accounts:field.email',
  emailConfirmation: 'register:emailConfirmation',
  password: 'register:password',
  passwordConfirmation: 'register:passwordConfirmation',
} as const

export type AccountField = keyof typeof labelKeys

export const accountField = (scope: Page | Locator, name: AccountField, t: Translate): Locator =>
  field(scope, t(labelKeys[name]), t)

export const acceptanceBox = (page: Page, text: 'terms' | 'policy', t: Translate): Locator =>
  page.getByRole('checkbox', { name: t(`register:accept.${text}`) })

interface Registration {
  email: string
  password?: string
  photo?: Buffer
}

/** Fills in the registration form: the required fields, the institution and the given photo. */
export async function fillRegistration(
  page: Page,
  t: Translate,
  { email, password = castPassword, photo }: Registration,
): Promise<void> {
  await accountField(page, 'name', t).fill('Grace')
  await accountField(page, 'lastName', t).fill('Reed')
  await accountField(page, 'hearingStatus', t).selectOption('deaf')
  await accountField(page, 'professionId', t).selectOption({ index: 3 })
  await accountField(page, 'institutionId', t).selectOption({ index: 1 })
  if (photo)
    await accountField(page, 'photo', t).setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: photo,
    })
  for (const name of ['email', 'emailConfirmation'] as const) await accountField(page, name, t).fill(email)
  await fillPasswords(page, t, password)
  for (const text of ['terms', 'policy'] as const) await acceptanceBox(page, text, t).check()
}

/** Fills in the password and its confirmation. A refused form comes back without them. */
export async function fillPasswords(page: Page, t: Translate, password = castPassword): Promise<void> {
  for (const name of ['password', 'passwordConfirmation'] as const)
    await accountField(page, name, t).fill(password)
}
