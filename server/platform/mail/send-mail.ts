/** E-mail: through SMTP when it is set up, otherwise each message becomes an .eml file in the data folder's outbox. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'

export type Mail = {
  to: string
  subject: string
  text: string
  attachments?: { filename: string; content: Buffer }[]
}
export type SendMail = (mail: Mail) => Promise<void>

/** `dataDir` holds the outbox; `from` is the sender of every message. */
export function createSendMail(settings: { smtpUrl: string | undefined; from: string; dataDir: string }): SendMail {
  const { smtpUrl, from, dataDir } = settings
  if (smtpUrl !== undefined) {
    const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 })
    return async (mail) => {
      await transport.sendMail({ ...mail, from })
    }
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const outbox = path.join(dataDir, 'outbox')
  return async (mail) => {
    const { message } = await composer.sendMail({ ...mail, from })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    const file = path.join(outbox, name)
    if (!Buffer.isBuffer(message)) throw new Error('The message was not composed.')
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
