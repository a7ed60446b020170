import { expect, test } from 'vitest'
import { isDatabaseUrl, listServerUrls } from './server-urls.ts'

test('several servers of one database are separated by commas', () => {
  expect(listServerUrls('postgres://u:p%2C@a.example,b.example:5433,[::1]:5434/signs?x=1,2')).toEqual([
    'postgres://u:p%2C@a.example/signs?x=1,2',
    'postgres://u:p%2C@b.example:5433/signs?x=1,2',
    'postgres://u:p%2C@[::1]:5434/signs?x=1,2',
  ])
  for (const one of [
    'postgres://a/signs',
    'postgres:///signs?host=/run/postgresql',
    'postgresql://u:p@a:1/s',
  ])
    expect(listServerUrls(one)).toEqual([one])
})

test('each server needs a valid address, and the one that accepts writes is wanted', () => {
  const valid = [
    'postgres://a:5432,b:5432/signs',
    'postgresql://a,b/signs?target_session_attrs=read-write',
    'postgres://a/signs?target_session_attrs=primary',
    'postgres:///signs?host=/run/postgresql',
  ]
  const invalid = [
    'mysql://a/signs',
    'a.example',
    'postgres://a:many/signs',
    'postgres://a:1,b:99999/signs',
    'postgres://a,b/signs?target_session_attrs=standby',
  ]
  expect([...valid, ...invalid].filter(isDatabaseUrl)).toEqual(valid)
})
