import { inSpan, isTracing } from './tracing.ts'

type Send = (args: unknown) => Promise<unknown>

/** What all clients of the AWS SDK have. */
interface TracedClient {
  middlewareStack: {
    add(
      middleware: (next: Send, context: { commandName?: string }) => Send,
      options: { step: 'initialize'; name: string },
    ): void
  }
}

/** A client whose commands have spans, without keys and buckets. */
export function traceS3<Client>(client: Client): Client {
  if (!isTracing())
    return client
    // The SDK accepts a middleware of any command; its types cannot say so.
  ;(client as TracedClient).middlewareStack.add(
    (next, { commandName = 'command' }) =>
      (args) => {
        const method = commandName.replace(/Command$/, '')
        const attributes = { 'rpc.system': 'aws-api', 'rpc.service': 'S3', 'rpc.method': method }
        return inSpan({ name: `S3 ${method}`, kind: 'client', attributes }, () => next(args))
      },
    { step: 'initialize', name: 'traceS3' },
  )
  return client
}
