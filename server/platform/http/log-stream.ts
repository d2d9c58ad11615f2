/** Buffers log lines and writes them once per turn of the event loop, because each write is costly, even of one line. */
export type LogStream = { write: (line: string) => void }

/** A log stream to standard output; flushes when the process exits. */
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
