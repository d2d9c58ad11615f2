import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSendMail } from '#server/platform/mail/send-mail.ts'

const mail = {
  to: 'marta@example.com',
  subject: 'Ein Gruß',
  text: 'Open this link:\n\nhttp://localhost:3000/start?token=abc',
  html: '<p>Open <a href="http://localhost:3000/start?token=abc">this link</a></p>',
}
const from = 'Signet <signet@example.com>'

test('without a mail server each message is written to the outbox, readable only by its owner', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'signet-mail-'))
  await createSendMail({ smtpUrl: undefined, from, dataDir })(mail)
  const [name = ''] = await readdir(path.join(dataDir, 'outbox'))
  const read = await PostalMime.parse(await readFile(path.join(dataDir, 'outbox', name)))
  expect(name).toMatch(/\.eml$/)
  expect(read.subject).toBe(mail.subject)
  expect(read.text?.trim()).toBe(mail.text)
  expect(read.html?.trim()).toBe(mail.html)
  await rm(dataDir, { recursive: true })
})

test('with a mail server the complete message reaches it', async () => {
  const received = Promise.withResolvers<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += String(chunk)
      })
      stream.on('end', () => {
        received.resolve(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await createSendMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, dataDir: '/nowhere' })(mail)
  const read = await PostalMime.parse(await received.promise)
  expect(read.to?.[0]).toMatchObject({ address: mail.to })
  expect(read.text?.trim()).toBe(mail.text)
  expect(read.html?.trim()).toBe(mail.html)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
