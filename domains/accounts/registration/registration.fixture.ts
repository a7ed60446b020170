import type { FormValues } from '#platform/forms/form-values.ts'

/** The values of a complete registration form of Grace, with changes. */
export const registrationValues = (facts: FormValues = {}): FormValues => ({
  name: 'Grace',
  lastName: 'Reed',
  socialName: '',
  hearingStatus: 'deaf',
  firstLanguageId: '',
  professionId: '1',
  state: '',
  zipCode: '',
  institutionId: '',
  linkedProject: '',
  email: 'grace@school.example',
  emailConfirmation: 'grace@school.example',
  password: 'nine tall herons wade',
  passwordConfirmation: 'nine tall herons wade',
  acceptsTerms: 'on',
  acceptsPolicy: 'on',
  termsId: '1',
  policyId: '2',
  ...facts,
})
