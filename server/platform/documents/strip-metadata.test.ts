import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePhoto, makePng, readSample, secret } from '#testing/documents/make-documents.ts'
import { measurePicture } from './measure-picture.ts'
import { readDocument } from './read-document.ts'
import { stripMetadata } from './strip-metadata.ts'

const kinds = [
  ['values.png', 'png'],
  ['values.jpg', 'jpeg'],
  ['values.webp', 'webp'],
] as const

test.each(kinds)('T50 nothing of where %s was taken stays in it, and its size does', (name, kind) => {
  const photo = makePhoto(name)
  expect(photo.toString('latin1').split(secret).length).toBeGreaterThan(4)
  const stripped = stripMetadata(photo, kind) ?? Buffer.alloc(0)
  expect(stripped.toString('latin1')).not.toMatch(/GPS|MotionPhoto|Exif|EXIF|XMP|ICC|tEXt|JFIF/)
  expect(measurePicture(stripped, kind)).toEqual({ width: 868, height: 364 })
  expect(stripMetadata(stripped, kind)).toEqual(stripped)
})

test.each(kinds.slice(0, 2))('T50 the picture itself stays: the words in %s can still be read', async (name, kind) => {
  const bytes = stripMetadata(makePhoto(name), kind) ?? Buffer.alloc(0)
  const { text } = await readDocument({ bytes, fileName: name, declaredType: '' })
  expect(text).toContain('Honesty first: we say what we know')
})

test('T50 the frame of a WebP stays byte for byte, and its head says how long it is', () => {
  const stripped = stripMetadata(makePhoto('values.webp'), 'webp') ?? Buffer.alloc(0)
  const frame = readSample('values.webp')
  expect(stripped.subarray(30)).toEqual(frame.subarray(frame.indexOf('VP8 ')))
  expect([stripped.readUInt32LE(4), stripped[20]]).toEqual([stripped.length - 8, 0])
})

test.each<[string, 'png' | 'jpeg' | 'webp', Buffer]>([
  ['a PNG without an end', 'png', readSample('values.png').subarray(0, -12)],
  ['a PNG cut in a chunk', 'png', readSample('values.png').subarray(0, 4000)],
  ['a JPEG without an end', 'jpeg', readSample('values.jpg').subarray(0, -2)],
  ['a JPEG without a scan', 'jpeg', Buffer.from('ffd8ffd9', 'hex')],
  ['a JPEG whose segment is longer than it', 'jpeg', Buffer.from('ffd8ffe1ffff0000', 'hex')],
  ['a JPEG whose segment has no length', 'jpeg', Buffer.from('ffd8ffe10000ffd9', 'hex')],
  ['a WebP cut in its frame', 'webp', readSample('values.webp').subarray(0, 5000)],
  ['a moving WebP', 'webp', Buffer.from('RIFF\x14\0\0\0WEBPANMF\x04\0\0\0gone', 'latin1')],
])('T50 %s is broken', (_what, kind, bytes) => {
  expect(stripMetadata(bytes, kind)).toBeUndefined()
})

const segment = (marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}

test('T50 what passes itself off as a note on colors does not stay', () => {
  const photo = readSample('values.jpg')
  const adobe = segment(0xee, 'Adobe\0d\0\0\0\0\x01')
  const parts = [
    photo.subarray(0, 2),
    adobe,
    segment(0xee, `Adobe ${secret}`),
    segment(0xee, secret),
    photo.subarray(2),
  ]
  const stripped = stripMetadata(Buffer.concat(parts), 'jpeg') ?? Buffer.alloc(0)
  expect(stripped.includes(adobe)).toBe(true)
  expect(stripped.toString('latin1')).not.toContain(secret)
})

test.each(kinds)('T50 whatever is done to %s gives a picture that is not longer, or none', (name, kind) => {
  const sample = readSample(name)
  const change = fc.tuple(fc.nat(300), fc.nat(255))
  fc.assert(
    fc.property(
      fc.nat(sample.length),
      fc.array(change, { maxLength: 20 }),
      fc.uint8Array(),
      (length, changes, more) => {
        const bytes = Buffer.concat([sample.subarray(0, changes.length > 5 ? sample.length : length), more])
        for (const [offset, byte] of changes) if (offset < bytes.length) bytes[offset] = byte
        expect((stripMetadata(bytes, kind) ?? []).length).toBeLessThanOrEqual(bytes.length)
      },
    ),
  )
})

test('T50 ten megabytes of markers are read in time', () => {
  const began = performance.now()
  for (const [, kind] of kinds) stripMetadata(Buffer.alloc(10 * 1024 * 1024, 0xff), kind)
  stripMetadata(
    Buffer.concat([Buffer.from('ffd8ffda0002', 'hex'), Buffer.alloc(10 * 1024 * 1024, 'ff00', 'hex')]),
    'jpeg',
  )
  stripMetadata(makePng(2000, 2000), 'png')
  // Pictures of nothing but small parts.
  const scans = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(10 * 1024 * 1024, 'ffda0002', 'hex')])
  expect(stripMetadata(scans, 'jpeg')).toBeUndefined()
  const chunks = Buffer.alloc(10 * 1024 * 1024, '000000004944415400000000', 'hex')
  expect(stripMetadata(Buffer.concat([readSample('values.png').subarray(0, 8), chunks]), 'png')).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2000)
})
