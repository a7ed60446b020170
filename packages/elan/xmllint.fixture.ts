import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const folder = '../shared/data/schema'

/** Whether files cannot be compared with the schemas of ELAN here. */
export const isSchemaMissing =
  (!existsSync(folder) || spawnSync('xmllint', ['--version']).error !== undefined) &&
  process.env.CI !== 'true'
if (isSchemaMissing)
  console.warn(`${folder} or xmllint is missing, so written files are not compared with the schemas.`)

/**
 * What xmllint reports about files, empty if all are valid.
 * @param into a folder for them; that of a test of Vitest by default
 */
export async function schemaErrors(texts: readonly string[], format: string, into?: string): Promise<string> {
  const temporary = into ?? (await temporaryFolder())
  const files = texts.map((text, index) => {
    const file = join(temporary, `${index}.xml`)
    writeFileSync(file, text)
    return file
  })
  const args = ['--noout', '--schema', `${folder}/EAFv${format}.xsd`, ...files]
  const { stderr } = spawnSync('xmllint', args, { encoding: 'utf8' })
  return stderr
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(' validates'))
    .join('\n')
}
