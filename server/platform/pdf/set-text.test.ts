import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitTextSize, layOutBalancedLines, layOutLines, type TextStyle } from '#server/platform/pdf/set-text.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'
import { splitRuns, substituteCharacter, typefaces } from '#server/platform/pdf/typefaces.ts'

const { doc } = new Sheet({ title: 'Test', productName: 'Signet', madeOn: new Date(0) })
const style: TextStyle = { face: 'serif', size: 20, colour: '#000000' }
const textOf = (lines: ReturnType<typeof layOutLines>) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))

describe('the fonts', () => {
  test('contain the letters and signs of European languages', () => {
    for (const character of 'éüßñøłőąžșİıÐþœŵẞ“”‘’‚„«»–—…€£·×©™½ệ□‑') {
      for (const [face, { coverage }] of Object.entries(typefaces)) {
        expect(coverage.has(character.codePointAt(0) ?? 0), `${face} ${character}`).toBe(true)
      }
    }
    for (const character of '→←✓ЖяїΩάς') expect(typefaces.sans.coverage.has(character.codePointAt(0) ?? 0)).toBe(true)
  })

  test('set Greek and Cyrillic in Signet Sans, because Fraunces has neither', () => {
    expect(splitRuns('Kafé Кафе', 'serif')).toEqual([
      { text: 'Kafé ', face: 'serif' },
      { text: 'Кафе', face: 'sans' },
    ])
  })

  test('replace missing characters by one box that remembers the original text', () => {
    expect(splitRuns('海と潮 ok', 'serif')).toEqual([
      { text: substituteCharacter, face: 'serif', actual: '海と潮' },
      { text: ' ok', face: 'serif' },
    ])
    expect(splitRuns('👩‍👩‍👧🏽', 'sans')).toHaveLength(1)
  })

  test('drop control and invisible characters', () => {
    expect(splitRuns('a\u0000\u202e\u200b\ufeffb\u{e0041}', 'sans')).toEqual([{ text: 'ab', face: 'sans' }])
    expect(splitRuns('e\u0301', 'serif')).toEqual([{ text: 'é', face: 'serif' }])
  })
})

describe('lines', () => {
  test('break between words and keep the space for copied text', () => {
    expect(textOf(layOutLines(doc, 'love cold, open  water', style, 100))).toEqual(['love cold, ', 'open water'])
  })

  test('break a word wider than the line without losing a letter', () => {
    const lines = textOf(layOutLines(doc, 'x'.repeat(120), style, 100))
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.join('')).toBe('x'.repeat(120))
  })

  test('need no additional line when balanced', () => {
    const text = 'Tern & Tide teaches nervous swimmers to love cold, open water'
    expect(layOutBalancedLines(doc, text, style, 300)).toHaveLength(layOutLines(doc, text, style, 300).length)
  })

  test('take the largest size that fits, or the smallest if none does', () => {
    const { size: _, ...rest } = style
    expect(fitTextSize(doc, 'Calm', rest, { width: 200, linesMax: 1 }, [60, 40, 20]).size).toBe(60)
    expect(fitTextSize(doc, 'Weatherproof', rest, { width: 200, linesMax: 1 }, [60, 30, 20]).size).toBe(30)
    expect(fitTextSize(doc, 'W'.repeat(200), rest, { width: 200, linesMax: 1 }, [60, 20]).size).toBe(20)
  })

  test('are never wider than asked, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 40, max: 300 }), (text, width) => {
        for (const line of layOutLines(doc, text, style, width)) expect(line.width).toBeLessThanOrEqual(width)
      }),
      { numRuns: 100 },
    )
  })
})
