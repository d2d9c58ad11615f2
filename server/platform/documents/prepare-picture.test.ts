import { expect, test } from 'vitest'
import { makePhoto, makePng, readSample, secret } from '#testing/documents/make-documents.ts'
import { preparePicture } from './prepare-picture.ts'

const prepare = (bytes: Buffer, fileName: string) => preparePicture({ bytes, fileName, declaredType: '' })

test.each([
  ['values.png', 'image/png'],
  ['values.jpg', 'image/jpeg'],
  ['values.webp', 'image/webp'],
] as const)('T50 %s is sent under its type, without what tells where it was taken', async (name, mediaType) => {
  const picture = await prepare(makePhoto(name), name)
  expect(picture?.mediaType).toBe(mediaType)
  expect(picture?.bytes.toString('latin1')).not.toContain(secret)
})

test('what is no picture is left alone', async () => {
  expect(await prepare(Buffer.from('Culture: candid'), 'letter.txt')).toBeUndefined()
  expect(await prepare(Buffer.alloc(0), 'menu.png')).toBeUndefined()
  expect(await prepare(Buffer.from('GIF89a\x01\x02'), 'menu.gif')).toBeUndefined()
})

const big = Buffer.concat([makePng(4, 4).subarray(0, -12), Buffer.alloc(4 * 1024 * 1024)])
big.writeUInt32BE(4 * 1024 * 1024 - 24, big.length - 4 * 1024 * 1024)
big.write('IDAT', big.length - 4 * 1024 * 1024 + 4)
Buffer.from([0, 0, 0, 0]).copy(big, big.length - 12)
big.write('IEND', big.length - 8)

test.each<[string, Buffer, string, string]>([
  ['a picture under the name of another kind', readSample('values.png'), 'menu.pdf', 'unsupported_file'],
  ['more than 40 megapixels', makePng(4, 4, { width: 8000, height: 5001 }), 'menu.png', 'too_complex'],
  ['a side of more than 8,000 pixels', makePng(4, 4, { width: 8001, height: 4 }), 'menu.png', 'too_complex'],
  ['a size of nothing', makePng(4, 4, { width: 0, height: 4 }), 'menu.png', 'unreadable_file'],
  ['a broken head', readSample('values.jpg').subarray(0, 30), 'menu.jpg', 'unreadable_file'],
  ['a broken end', readSample('values.webp').subarray(0, 900), 'menu.webp', 'unreadable_file'],
  ['more than 3.75 MB', big, 'menu.png', 'file_too_large'],
])('T19 a picture to be sent is refused with a sentence: %s', async (_what, bytes, name, code) => {
  await expect(prepare(bytes, name)).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) })
})
