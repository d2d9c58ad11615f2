import { expect, test } from 'vitest'
import { readImports, readLinks } from '#server/platform/sites/read-links.ts'

const address = 'https://tern.example/'
const megabytes = (part: string) => part.repeat((2 * 1024 * 1024) / part.length)

test('links are listed in order, navigation first, each once and without login pages and files', () => {
  const html = `<a href="/b#top">B</a><a href="/b">B</a><a href="/menu.pdf">M</a><a href="/login">In</a><nav><a href="a">A</a></nav>`
  expect(readLinks(html, address).pages).toEqual(['https://tern.example/a', 'https://tern.example/b'])
})

test('T20 parsing an endlessly nested, linked or attributed page stops, and its beginning is kept', () => {
  const endless = ['<div>', '<a href=/x>', '<p><b>', '<svg><g>'].map(megabytes)
  for (const body of [...endless, `<a ${megabytes('x=1 ')}>`]) {
    const { pages } = readLinks(`<a href="/first">1</a>${body}<a href="/last">2</a>`, address)
    expect(pages[0]).toBe('https://tern.example/first')
    expect(pages).not.toContain('https://tern.example/last')
  }
})

test('imports are read only from the beginning of an endless style sheet', () => {
  const imports = readImports(megabytes('@import "abc.css";'), address)
  expect(imports[0]).toBe('https://tern.example/abc.css')
  expect(imports.length).toBeLessThan(10_000)
})
