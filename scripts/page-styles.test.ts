import { expect, test } from 'vitest'
import { keepUsedRules, takeFontFiles } from './page-styles.ts'

const html = '<body><main id="top" class="wrap wide"><p>Words</p></main></body>'
const keep = (style: string, script = '') => keepUsedRules(style, html, script)

test('a rule stays if the page has what it names, and goes if it cannot match', () => {
  expect(keep('.wrap p{color:red}.gone p{color:red}')).toBe('.wrap p{color:red}')
  expect(keep('#top{margin:0}#end{margin:0}')).toBe('#top{margin:0}')
  expect(keep('main{margin:0}table{margin:0}*{margin:0}')).toBe('main{margin:0}*{margin:0}')
})

test('of a list of selectors only those stay that can match', () => {
  expect(keep('.gone,.wide,h2{color:red}')).toBe('.wide{color:red}')
})

test('what a script may make stays', () => {
  expect(keep('.toast{color:red}dialog.open{color:red}', 'make("dialog","open toast")')).toBe(
    '.toast{color:red}dialog.open{color:red}',
  )
})

test('states, attributes, pseudo-elements and names inside of functions are no reason to drop a rule', () => {
  const style = '.wrap:hover::before{color:red}p[hidden]{color:red}main:not(.gone):has(.later){color:red}:root{--a:1}'
  expect(keep(style)).toBe(style)
})

test('a media query or a layer goes with its last rule, and the order of the layers stays', () => {
  expect(keep('@layer base,area;@layer area{@media print{.gone{color:red}}}@layer base{p{color:red}}')).toBe(
    '@layer base,area;@layer base{p{color:red}}',
  )
})

test('animations stay', () => {
  const style = '.wrap{animation:turn 1s}@keyframes turn{from{rotate:0deg}to{rotate:9deg}}'
  expect(keep(style)).toBe(style)
})

test('the font files are taken out, and the fallback faces, which are in the system, stay', () => {
  const own = '@font-face{font-family:Ours;src:url(/assets/ours.woff2) format("woff2")}'
  const fallback = '@font-face{font-family:Other;src:local("Arial")}'
  expect(takeFontFiles(`${own}${fallback}p{margin:0}`)).toEqual({ style: `${fallback}p{margin:0}`, fonts: own })
})
