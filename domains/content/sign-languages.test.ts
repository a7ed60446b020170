import { expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'
import { signLanguages } from './sign-languages.ts'

const all = [...signLanguages.values()]

test('the sign languages are in the order of their codes, each once, with a name and known countries [CNT-08]', () => {
  const codes = all.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  expect(codes.length).toBeGreaterThan(150)
  for (const { code, name, countries } of all) {
    expect(code).toMatch(/^[a-z]{3}$/)
    expect(name).toMatch(/^\S.*\S$/)
    expect(
      countries.filter((country) => !countryCodes.includes(country)),
      code,
    ).toEqual([])
  }
})
