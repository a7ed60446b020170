import { expect, test } from 'vitest'
import { hasSchoolModeCookie, schoolModeCookieLine } from './school-mode.ts'

test.each([
  ['', false],
  ['school_mode=1', true],
  ['i18n_redirected=pt; school_mode=1; a=b', true],
  ['school_mode=', false],
  ['school_mode=10', false],
  ['old_school_mode=1', false],
])('the choice of the school mode in the cookies %j: %s [D41]', (header, isOn) => {
  expect(hasSchoolModeCookie(header)).toBe(isOn)
})

test('the choice is stored in a cookie for a year, and removed', () => {
  expect(schoolModeCookieLine(true)).toBe('school_mode=1; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(schoolModeCookieLine(false)).toBe('school_mode=; Path=/; Max-Age=0; SameSite=Lax')
})
