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
