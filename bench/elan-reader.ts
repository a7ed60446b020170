import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { readEaf } from '#packages/elan/index.ts'

/** `node bench/elan-reader.ts document|bare FILE`: reads a file once, and prints what it took as JSON. */
const [mode, file = ''] = process.argv.slice(2)

/** The parser alone, with the text and the attributes of all elements. */
async function readBare(): Promise<number> {
  const parser = new SaxesParser()
  let length = 0
  parser.on('opentag', ({ attributes }) => {
    for (const value of Object.values(attributes)) length += String(value).length
  })
  parser.on('text', (text) => {
    length += text.length
  })
  for await (const part of createReadStream(file, 'utf8')) parser.write(part)
  parser.close()
  return length
}

async function readDocument(): Promise<number> {
  const { document } = await readEaf(createReadStream(file))
  return document.tiers.reduce((sum, { annotations }) => sum + annotations.length, 0)
}

const count = await (mode === 'bare' ? readBare() : readDocument())
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ count, seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }))
