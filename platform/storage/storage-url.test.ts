import { expect, test } from 'vitest'
import { parseStorageUrl } from './storage-url.ts'

test('a URL names server, bucket, region, key and secret', () => {
  expect(parseStorageUrl('s3://a%3Ab:s%2F%2B@files.example:9000/signs?region=sa-east-1&tls=0')).toEqual({
    endpoint: 'http://files.example:9000',
    bucket: 'signs',
    region: 'sa-east-1',
    accessKeyId: 'a:b',
    secretAccessKey: 's/+',
  })
  expect(parseStorageUrl('s3://key:secret@files.example/signs')).toMatchObject({
    endpoint: 'https://files.example',
    region: 'us-east-1',
  })
})

test.each([
  'signs',
  'https://key:secret@files.example/signs',
  's3://files.example/signs',
  's3://key@files.example/signs',
  's3://key:%ZZ@files.example/signs',
  's3://key:secret@files.example',
  's3://key:secret@files.example/signs/folder',
  's3://key:secret@files.example/Signs',
  's3://key:secret@files.example/signs?tls=no',
  's3://key:secret@files.example/signs?tls=0&tls=1',
  's3://key:secret@files.example/signs?regoin=eu-1',
  's3://key:secret@files.example/signs?region=eu+1',
  's3://key:secret@files.example/signs#part',
  's3://key:secret@/signs',
])('any other text is no URL of a storage: %s', (text) => {
  expect(parseStorageUrl(text)).toBeUndefined()
})
