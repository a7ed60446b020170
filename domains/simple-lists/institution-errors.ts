import type { FieldError } from '#platform/errors/app-error.ts'
import type { FieldValue } from './kinds/field-value.ts'

/** Visitors see a partner by its logo. */
export const institutionErrors = ({ isPartner, logo }: Readonly<Record<string, FieldValue>>): FieldError[] =>
  isPartner === true && typeof logo !== 'number' ? [{ field: 'logo', code: 'institution.logoMissing' }] : []
