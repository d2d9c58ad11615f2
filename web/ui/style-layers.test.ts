import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sheets = globSync('web/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))

/** Selectors of rules, without at-rules and the steps of keyframes. */
const selectorsIn = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !/^(@|from|to|\d)/.test(prelude))

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

const selectorsOf = (layer: string) =>
  sheets.filter(({ css }) => css.includes(`@layer ${layer} {`)).flatMap(({ css }) => selectorsIn(css))

const baseClasses = new Set(selectorsOf('base').flatMap(classesIn))
/** A part is named by the first class of its selectors: `.note .icon` and `.note.mid` belong to the part `note`. */
const parts = new Set(
  selectorsOf('parts')
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))
    .flatMap((selector) => classesIn(selector).slice(0, 1))
    .filter((name) => !baseClasses.has(name)),
)

/** Each file's folder is an area; `app` and `brand` are below or around all of them. */
const areaOf = (file: string) => file.split('/')[1] ?? ''
/** The public pages inline their sheets, so these never meet those of the screens. */
const isOfScreens = (file: string) => !/^web\/(ui|app|brand|help|visitors)\/|entry\.css$/.test(file)

describe('style sheets', () => {
  test.each(sheets)('$file puts its rules into the layer of its folder', ({ file, css }) => {
    const layers = [...css.matchAll(/@layer (\w+) \{/g)].map(([, layer]) => layer)
    if (file === 'web/ui/fallback-faces.css') expect(layers).toEqual([])
    else if (file === 'web/ui/tokens.css') expect(layers).toEqual(['tokens'])
    else if (file === 'web/ui/base.css') expect(layers).toEqual(['base'])
    else if (file.startsWith('web/ui/')) expect(layers).toEqual(['parts'])
    else expect(layers).toEqual(['area'])
  })

  test.each(sheets.filter(({ file }) => !file.startsWith('web/ui/')))(
    '$file leaves the parts of web/ui alone',
    ({ css }) => {
      expect(selectorsIn(css).filter((selector) => classesIn(selector).some((name) => parts.has(name)))).toEqual([])
    },
  )

  // A sheet stays when its screen is left, so the order of visits would decide which of the two holds.
  test('no two areas begin a rule with the same class', () => {
    const areas = new Map<string, Set<string>>()
    for (const { file, css } of sheets.filter((sheet) => isOfScreens(sheet.file)))
      for (const selector of selectorsIn(css).flatMap((list) => list.split(/,(?![^(]*\))/))) {
        const [name] = /^\.[\w-]+/.exec(selector.trim()) ?? []
        if (name) areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)))
      }
    expect([...areas].filter(([, users]) => users.size > 1).map(([name, users]) => [name, ...users])).toEqual([])
  })

  test('only web/ui writes the class of a button', () => {
    const screens = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/ui/**'] })
    expect(screens.filter((file) => /className="btn\b|'btn\b/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
  })

  test.each(sheets)('$file has no line over 120 characters', ({ file }) => {
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n')
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })
})
