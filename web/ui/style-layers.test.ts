import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sheets = globSync('web/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))

describe('style sheets', () => {
  test.each(sheets)('$file puts its rules into the layer of its folder', ({ file, css }) => {
    const layers = [...css.matchAll(/@layer (\w+) \{/g)].map(([, layer]) => layer)
    if (file === 'web/ui/fallback-faces.css') expect(layers).toEqual([])
    else if (file === 'web/ui/tokens.css') expect(layers).toEqual(['tokens'])
    else if (file === 'web/ui/base.css') expect(layers).toEqual(['base'])
    else if (file.startsWith('web/ui/')) expect(layers).toEqual(['parts'])
    else expect(layers).toEqual(['area'])
  })

  test.each(sheets)('$file has no line over 120 characters', ({ file }) => {
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n')
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })
})
