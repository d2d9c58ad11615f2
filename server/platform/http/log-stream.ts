/** Where log lines go: gathered, and written once a turn of the event loop, for a write costs more than its lines. */
export type LogStream = { write: (line: string) => void }

/** Lines for standard output; what is still waiting when the process ends goes out then. */
export function createLogStream(out: { write: (text: string) => unknown } = process.stdout): LogStream {
  let waiting = ''
  const flush = () => {
    if (waiting !== '') out.write(waiting)
    waiting = ''
  }
  process.on('exit', flush)
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
  }
}
