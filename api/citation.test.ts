import { describe, expect, test } from 'vitest'
import { aPresenterContext, aPublishedSign } from '#domains/sign-page/published-sign.fixture.ts'
import type { ApiContext } from './api-context.ts'
import { createApi } from './create-api.ts'

/** The API of a dictionary with one sign, 12. */
function open() {
  const { dictionary } = aPresenterContext([])
  const context = {
    dictionary: {
      ...dictionary,
      onChange: () => () => {},
      findSign: async (id: number) => (id === 12 ? aPublishedSign({ texts: { gloss: 'MÃE' } }) : null),
    },
    config: { publicUrl: null, origin: 'https://signs.example', platform: 'signbank', timeZone: 'UTC' },
  } as unknown as ApiContext
  const api = createApi(context)
  return (path: string, headers = {}) => api.request(`http://elsewhere.example${path}`, { headers })
}

describe('the citation of a sign as a file', () => {
  test.each([
    ['bibtex', 'application/x-bibtex; charset=utf-8', 'sign-12.bib', 'title = {{MÃE}}'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'sign-12.ris', 'TI  - MÃE'],
    ['csl', 'application/vnd.citationstyles.csl+json; charset=utf-8', 'sign-12.json', '"title": "MÃE"'],
  ])('is sent as %s, with its type and a file name [PUB-13]', async (format, type, name, part) => {
    const response = await open()(`/signs/12/citation?format=${format}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(await response.text()).toContain(part)
  })

  test('contains the public URL in the requested language, independent of the Host header [PUB-13]', async () => {
    const request = open()
    const german = await (await request('/signs/12/citation?format=ris', { 'accept-language': 'de' })).text()
    expect(german).toContain('UR  - https://signs.example/de/signs/view/12')
    const estonian = await request('/signs/12/citation?format=ris&language=et', { 'accept-language': 'de' })
    expect(await estonian.text()).toContain('UR  - https://signs.example/et/signs/view/12')
  })

  test.each([
    ['/signs/12/citation?format=endnote', 'format', 'value.unknown', 'There is no value “endnote”.'],
    ['/signs/12/citation', 'format', 'value.required', 'Please fill this in.'],
    ['/signs/12/citation?format=ris&language=fr', 'language', 'value.unknown', 'There is no value “fr”.'],
  ])('rejects %s with the reason', async (path, field, code, message) => {
    const response = await open()(path, { 'accept-language': 'en' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'request.invalid',
      fields: [{ field, code, message }],
    })
  })

  test.each(['13', '0', 'casa', '1e1'])('does not exist for the sign %s', async (id) => {
    const response = await open()(`/signs/${id}/citation?format=bibtex`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'sign.notFound' })
  })

  test('is described in the OpenAPI document', async () => {
    const document = await (await open()('/openapi.json')).json()
    const { responses } = document.paths['/signs/{id}/citation'].get
    expect(Object.keys(responses[200].content)).toEqual([
      'application/x-bibtex',
      'application/x-research-info-systems',
      'application/vnd.citationstyles.csl+json',
    ])
  })
})
