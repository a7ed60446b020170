import { describe, expect, test } from 'vitest'
import { parseLicence } from './licence.ts'

describe('a licence', () => {
  test.each([
    ['CC-BY-NC-SA-4.0', 'CC BY-NC-SA 4.0', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'],
    ['cc by 4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC BY-NC-ND 3.0 NZ', 'CC BY-NC-ND 3.0 NZ', 'https://creativecommons.org/licenses/by-nc-nd/3.0/nz/'],
    [
      'https://creativecommons.org/licenses/by-sa/4.0/deed.pt-br',
      'CC BY-SA 4.0',
      'https://creativecommons.org/licenses/by-sa/4.0/',
    ],
    ['CC0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['https://rights.example/video', 'https://rights.example/video', 'https://rights.example/video'],
  ])('%s is called %s and links to its deed [SGN-16]', (given, name, deed) => {
    expect(parseLicence(given)).toEqual({ name, deed })
  })

  test.each(['All rights reserved', 'CC BY', 'CC BY 4', 'javascript:alert(1)', 'https://x.example/"onload'])(
    'that is unknown has no link: %s [SGN-16]',
    (given) => {
      expect(parseLicence(` ${given} `)).toEqual({ name: given, deed: null })
    },
  )
})
