/** Explains to the operator why the server did not start. */
import { StartError } from '#server/platform/start-error.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'its disk takes no writes',
  ENOTDIR: 'a part of this path is a file',
  EISDIR: 'it is a folder',
  EIO: 'its disk cannot be read',
}

/** A sentence for known errors; the full stack for unexpected ones. */
function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  const { code, path, address }: NodeJS.ErrnoException & { address?: string } = error
  if (code === 'EADDRINUSE') return 'The port is already in use. Set PORT to another one.'
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one that it has.`
  const reason = code === undefined ? undefined : reasons[code]
  if (path !== undefined && reason !== undefined) return `${path} cannot be used: ${reason} (${code}).`
  return String(error.stack)
}

/** Runs `start`; if it fails, prints the reason and exits with code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`${explainStart(error)}\n`)
    process.exit(1)
  }
}
