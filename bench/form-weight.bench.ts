import { openDatabase } from '#platform/db/open-database.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { measurePageWeight } from './page-weight.bench.ts'
import type { Row } from './results.ts'

const maxScriptKilobytes = 260

/** Adds the people of the tests to the data folder of a stopped program. */
export async function addCast(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    await loadCast(database.db)
  } finally {
    await database.close()
  }
}

/** Measures the scripts that the form of a sign loads before it reacts, in a program with the cast. */
export async function benchFormWeight(url: string): Promise<Row[]> {
  const signedIn = await fetch(`${url}/api/signbank/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: castEmail('carla'), password: castPassword }),
  })
  if (!signedIn.ok) throw new Error(`the sign-in answers ${signedIn.status}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const rows: Row[] = []
  for (const path of ['create', 'edit/1']) {
    const all = await measurePageWeight(url, `/en/control-panel/signs/${path}`, { cookie })
    const scripts = all.find(({ name }) => name.endsWith(' scripts'))
    if (scripts) rows.push({ ...scripts, target: maxScriptKilobytes })
  }
  return rows
}
