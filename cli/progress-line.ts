import { clearLine, cursorTo } from 'node:readline'

type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** The current step of a command, and the text to show. */
export interface Progress {
  step: string
  text: string
}

/** One line of progress. A terminal replaces it; elsewhere the first report of each step is a line. */
export function createProgressLine(output: Output = process.stderr) {
  let shown: string | undefined
  return {
    show({ step, text }: Progress) {
      if (output.isTTY) {
        cursorTo(output, 0)
        output.write(text.slice(0, (output.columns ?? 80) - 1))
        clearLine(output, 1)
      } else if (step !== shown) output.write(`${text}\n`)
      shown = step
    },
    /** Removes the line, so that the result or an error takes its place. */
    end() {
      if (!output.isTTY || shown === undefined) return
      cursorTo(output, 0)
      clearLine(output, 0)
    },
  }
}
