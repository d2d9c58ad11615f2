import { expect, test } from 'vitest'
import { makePng, readSample } from '#testing/documents/make-documents.ts'
import { measurePicture } from './measure-picture.ts'

test('T19 the size of a picture is taken from its header', () => {
  expect(measurePicture(readSample('values.png'), 'png')).toEqual({ width: 868, height: 364 })
  expect(measurePicture(readSample('values.jpg'), 'jpeg')).toEqual({ width: 868, height: 364 })
})

test('T19 the frame of a JPEG is found after its thumbnail and fill bytes, in any coding', () => {
  const thumbnail = Buffer.from('ffd8ffe1000effd8ffc000110800100010ff', 'hex')
  const progressive = Buffer.from('ffffc200110802000400030000000000', 'hex')
  expect(measurePicture(Buffer.concat([thumbnail, progressive]), 'jpeg')).toEqual({ width: 1024, height: 512 })
})

test('T19 a picture without a valid size has none', () => {
  expect(measurePicture(makePng(4, 4, { width: 0, height: 4 }), 'png')).toBeUndefined()
  expect(measurePicture(readSample('values.png').subarray(0, 20), 'png')).toBeUndefined()
  expect(measurePicture(Buffer.from('ffd8ffdb', 'hex'), 'jpeg')).toBeUndefined()
  expect(measurePicture(Buffer.alloc(10_000_000, 0xff), 'jpeg')).toBeUndefined()
})

test('T19 the size of a WebP is taken from each of its three heads', () => {
  expect(measurePicture(readSample('values.webp'), 'webp')).toEqual({ width: 868, height: 364 })
  const head = (chunk: string, more: string) =>
    Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`), Buffer.from(more, 'hex'), Buffer.alloc(20)])
  expect(measurePicture(head('VP8L', '2f63400a10'), 'webp')).toEqual({ width: 100, height: 42 })
  expect(measurePicture(head('VP8 ', '3001009d012a64032c01'), 'webp')).toEqual({ width: 868, height: 300 })
  expect(measurePicture(head('VP8 ', '300100000000'), 'webp')).toBeUndefined()
  expect(measurePicture(Buffer.from('RIFF\0\0\0\0WEBPVP8X'), 'webp')).toBeUndefined()
})
