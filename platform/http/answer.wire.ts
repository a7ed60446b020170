import { z } from 'zod'

/** The format of all errors (decision D7). */
export const errorWire = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    code: z.string(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorWire = z.output<typeof errorWire>

/** Which page of a list an answer is. */
export const pageWire = z.object({ page: z.int(), perPage: z.int(), total: z.int() })

/** How a page that answers JSON refuses a request. */
export const refusalWire = z.object({
  refused: z.object({ code: z.string(), problem: z.string(), errors: z.record(z.string(), z.string()) }),
})
export type RefusalWire = z.output<typeof refusalWire>
