import { createApi } from './create-api.ts'
import { writeFileSync } from 'node:fs'
import { aPresenterContext } from '#domains/sign-page/published-sign.fixture.ts'
const { dictionary } = aPresenterContext([])
const context = { config: { publicUrl: null, origin: 'https://signs.example', platform: 'signbank', timeZone: 'UTC' }, dictionary: { ...dictionary, onChange: () => () => {} } } as never
const api = createApi(context)
writeFileSync('/tmp/exchange-tools/openapi.json', JSON.stringify(await (await api.request('/openapi.json')).json(), null, 1))
process.exit(0)
