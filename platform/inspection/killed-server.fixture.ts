// Prints the id of its process of inspections, which then loops without end.
import { InspectionOverrun, startInspectionProcess } from './start-inspection-process.ts'

const inspections = await startInspectionProcess()
const path = new URL('demanding.fixture.ts', import.meta.url).pathname
const limits = { seconds: 3600, residentMegabytes: 1000 }
process.stdout.write(`${await inspections.run({ path, name: 'pidOfProcess', args: [] }, limits)}\n`)
await inspections.run({ path, name: 'loop', args: [] }, limits).catch((error: unknown) => {
  if (!(error instanceof InspectionOverrun)) throw error
})
