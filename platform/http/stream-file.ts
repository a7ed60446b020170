/** Headers of a file that browsers save and nothing caches. */
export const attachmentHeaders = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

/**
 * A body that is made while it is sent. The first two chunks, the head of the file and its first part, are
 * awaited, so that an early failure is an ordinary error. A later failure aborts the connection, so that nobody takes the incomplete file for a complete one.
 * @throws what the first two chunks throw
 */
export async function streamChunks(
  chunks: AsyncGenerator<string | Uint8Array>,
  onFailure: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const first = [await chunks.next(), await chunks.next()]
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first.shift() ?? (await chunks.next())
          if (done) controller.close()
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        } catch (error) {
          onFailure(error)
          controller.error(error)
        }
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
