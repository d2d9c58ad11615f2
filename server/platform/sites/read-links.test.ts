import { expect, test } from 'vitest'
import { readImports, readLinks } from '#server/platform/sites/read-links.ts'

const address = 'https://tern.example/'
const megabytes = (part: string) => part.repeat((2 * 1024 * 1024) / part.length)

test('links stand in their order, those of the navigation first, each once and without doors and files', () => {
  const html = `<a href="/b#top">B</a><a href="/b">B</a><a href="/menu.pdf">M</a><a href="/login">In</a><nav><a href="a">A</a></nav>`
  expect(readLinks(html, address).pages).toEqual(['https://tern.example/a', 'https://tern.example/b'])
})

test('T20 a page that is nested, linked or described without end is left, and what it began with is read', () => {
  const endless = ['<div>', '<a href=/x>', '<p><b>', '<svg><g>'].map(megabytes)
  for (const body of [...endless, `<a ${megabytes('x=1 ')}>`]) {
    const { pages } = readLinks(`<a href="/first">1</a>${body}<a href="/last">2</a>`, address)
    expect(pages[0]).toBe('https://tern.example/first')
    expect(pages).not.toContain('https://tern.example/last')
  }
})

test('a style sheet of imports alone names those that it begins with', () => {
  const imports = readImports(megabytes('@import "abc.css";'), address)
  expect(imports[0]).toBe('https://tern.example/abc.css')
  expect(imports.length).toBeLessThan(10_000)
})
