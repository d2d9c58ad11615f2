/** A mail server that accepts messages, or takes them and never replies. */
import { once } from 'node:events'
import net from 'node:net'
import { registerCleanUp } from './clean-up.ts'

export type HangingMailServer = {
  url: string
  /** Number of complete messages received, whether or not acknowledged. */
  arrived: () => number
  /** Recipients of delivered messages: those received and acknowledged. */
  delivered: () => string[]
  /** The raw text of delivered messages. */
  messages: () => string[]
  /** From now on, messages are acknowledged. */
  wakeUp: () => void
  stop: () => Promise<void>
}

type Letter = { to: string; isBody: boolean; body: string }

const codes: Readonly<Record<string, string>> = {
  EHLO: '250 hello',
  HELO: '250 hello',
  MAIL: '250 go on',
  RSET: '250 forgotten',
  NOOP: '250 fine',
  QUIT: '221 good-bye',
}

/** Greets, takes the message, and hangs until `wakeUp`. */
export async function startHangingMailServer(): Promise<HangingMailServer> {
  let isAwake = false
  let arrived = 0
  const delivered: { to: string; message: string }[] = []
  const sockets = new Set<net.Socket>()

  function takeBody(letter: Letter, chunk: string, socket: net.Socket): void {
    letter.body += chunk
    if (!letter.body.endsWith('\r\n.\r\n')) return
    arrived += 1
    letter.isBody = false
    if (!isAwake) return
    delivered.push({ to: letter.to, message: letter.body.slice(2, -3) })
    socket.write('250 delivered\r\n')
  }

  function takeLine(letter: Letter, line: string, socket: net.Socket): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') {
      letter.to = /<(.*?)>/.exec(line)?.[1] ?? ''
      socket.write('250 known\r\n')
    } else if (verb === 'DATA') {
      Object.assign(letter, { isBody: true, body: '\r\n' })
      socket.write('354 go on\r\n')
    } else socket.write(`${codes[verb] ?? '502 what?'}\r\n`)
  }

  const server = net.createServer((socket) => {
    const letter: Letter = { to: '', isBody: false, body: '' }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('220 mail\r\n')
    let pending = ''
    socket.on('data', (bytes) => {
      if (letter.isBody) return takeBody(letter, bytes.toString('latin1'), socket)
      pending += bytes.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0 && !letter.isBody; end = pending.indexOf('\r\n')) {
        takeLine(letter, pending.slice(0, end), socket)
        pending = pending.slice(end + 2)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    arrived: () => arrived,
    delivered: () => delivered.map(({ to }) => to),
    messages: () => delivered.map(({ message }) => message),
    wakeUp: () => {
      isAwake = true
    },
    stop: registerCleanUp(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }),
  }
}
