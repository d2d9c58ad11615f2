/**
 * Sends mail through SMTP if it is set up; otherwise writes each message as an .eml file to the outbox in the data
 * folder.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { JobNotDone } from '#server/platform/jobs/job-worker.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** The same content as HTML; the mail client picks one. */
  html?: string
  attachments?: { filename: string; content: Buffer }[]
}

/** Rejects with JobNotDone if the message certainly was not sent, with any other error if that is unknown. */
export type SendMail = (mail: Mail) => Promise<void>

/** Timeouts for a server that is slow to respond, and for one that responds but never finishes. */
const answerMs = 10_000
const wholeMs = 18_000

/** `dataDir` contains the outbox; `from` is the sender of every message. */
export function createSendMail(settings: { smtpUrl: string | undefined; from: string; dataDir: string }): SendMail {
  const { smtpUrl, from, dataDir } = settings
  return smtpUrl === undefined ? fileMail(path.join(dataDir, 'outbox'), from) : postMail(smtpUrl, from)
}

const postMail =
  (url: string, from: string): SendMail =>
  async (mail) => {
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
    })
    let isHandedOver = false
    transport.use('stream', ({ message }, done) => {
      // Called when the server is about to accept the content.
      message.processFunc((text) => {
        isHandedOver = true
        return text
      })
      done()
    })
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('The mail server did not come to an end.')), wholeMs)
    try {
      await Promise.race([transport.sendMail({ ...mail, from }), late.promise])
    } catch (error) {
      // A server that answers with an error has not accepted it either.
      const isRefused = error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400
      throw isHandedOver && !isRefused
        ? error
        : new JobNotDone('The mail server did not take the message.', { cause: error })
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  }

function fileMail(outbox: string, from: string): SendMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await composer.sendMail({ ...mail, from })
    if (!Buffer.isBuffer(message)) throw new Error('The message was not composed.')
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    const file = path.join(outbox, name)
    try {
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    } catch (error) {
      throw new JobNotDone('The message could not be written to the outbox.', { cause: error })
    }
  }
}
