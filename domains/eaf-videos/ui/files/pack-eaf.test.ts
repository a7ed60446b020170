import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { advisedEafBytes } from '../../eaf-file.ts'
import { packEaf } from './pack-eaf.ts'

test('a file of 100 MB is compressed before it is sent, a smaller and a compressed one are not [ELN-08]', async () => {
  const large = new File([new Uint8Array(advisedEafBytes)], 'large.eaf')
  const packed = await packEaf(large)
  expect(packed.name).toBe('large.eaf.gz')
  expect(gunzipSync(await packed.arrayBuffer()).length).toBe(advisedEafBytes)
  for (const file of [
    new File([new Uint8Array(advisedEafBytes - 1)], 'small.eaf'),
    new File([new Uint8Array(advisedEafBytes)], 'packed.eaf.gz'),
  ])
    expect(await packEaf(file)).toBe(file)
})
