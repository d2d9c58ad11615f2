import { describe, expect, it } from 'vitest'
import { parseCss } from './parse-css.ts'
import { parseHtml } from './parse-html.ts'
import { formatHexColour } from './read-colour.ts'
import { type ComputedStyle, indexRules, resolveStyles } from './resolve-styles.ts'

/** The style of the element with the id `x`. */
function lookOf(css: string, body: string): ComputedStyle {
  const { elements } = parseHtml(`<html><body>${body}</body></html>`)
  const looks = resolveStyles(elements, indexRules([parseCss(css) ?? []]))
  const look = looks?.[elements.findIndex(({ attributes }) => attributes.id === 'x')]
  if (!look) throw new Error('There is no element x.')
  return look
}
const colourOf = (css: string, body: string) => {
  const { colour } = lookOf(css, body)
  return colour && formatHexColour(colour)
}
const groundOf = (css: string, body: string) => {
  const { background } = lookOf(css, body)
  return background && formatHexColour(background)
}
const plain = '<main class="a"><p id="x" class="b c" lang="en">Text</p></main>'

describe('the colour of a text', () => {
  it.each([
    ['the later of two equal rules', 'p{color:#111}p{color:#222}', '#222222'],
    ['a class over a tag', '.b{color:#111}p{color:#222}', '#111111'],
    ['an id over classes', '#x{color:#111}.b.c{color:#222}', '#111111'],
    ['!important over an id', 'p{color:#111!important}#x{color:#222}', '#111111'],
    ['a descendant', 'main p{color:#111}', '#111111'],
    ['a child, not a grandchild', 'body > p{color:#111}', '#000000'],
    ['an attribute', 'p[lang=en]{color:#111}', '#111111'],
    ['a list inside :is', ':is(h1,.c){color:#111}', '#111111'],
    [':where without weight', ':where(.b){color:#111}p{color:#222}', '#222222'],
    [':not', 'p:not(.z){color:#111}', '#111111'],
    ['the parent, by inheritance', '.a{color:#111}', '#111111'],
    ['a variable', ':root{--ink:#111}p{color:var(--ink)}', '#111111'],
    ['a variable with a fallback', ':root{--a:var(--b)}.a{--b:#123}p{color:var(--none, #111)}', '#111111'],
    ['a media query that holds', '@media screen and (min-width:600px){p{color:#111}}', '#111111'],
    ['no media query for narrow windows', '@media (max-width:600px){p{color:#111}}', '#000000'],
    [
      'no media query for print or dark mode',
      '@media print{p{color:#111}}@media (prefers-color-scheme:dark){p{color:#222}}',
      '#000000',
    ],
    ['no state', 'p:hover{color:#111}', '#000000'],
    ['no pseudo-element', 'p::before{color:#111}', '#000000'],
    ['rules outside layers over rules in them', '@layer a{#x{color:#222}}p{color:#111}', '#111111'],
    ['later layers over earlier ones', '@layer one,two;@layer two{p{color:#111}}@layer one{#x{color:#222}}', '#111111'],
    ['a nested rule', '.a{& p{color:#111}}', '#111111'],
    ['the rule before a broken one', '.b{color:#111}p{color:}}} p{color:#222}', '#111111'],
  ])('follows %s', (_what, css, expected) => {
    expect(colourOf(css, plain)).toBe(expected)
  })

  it('follows the style attribute over all rules', () => {
    expect(colourOf('#x{color:#222}', '<p id="x" style="color:#111">Text</p>')).toBe('#111111')
  })

  it('is undefined if a variable is unknown', () => {
    expect(colourOf('p{color:var(--theme)}', plain)).toBeUndefined()
  })

  it('follows deprecated attributes if no rule applies', () => {
    expect(groundOf('', '<table bgcolor="#123456"><tr><td id="x">Text</td></tr></table>')).toBe('#123456')
    expect(colourOf('', '<font color="#654321"><b id="x">Text</b></font>')).toBe('#654321')
  })
})

describe('the background of a text', () => {
  it('is the nearest background behind it', () => {
    expect(groundOf('.a{background:#eee}', plain)).toBe('#eeeeee')
  })

  it('is blended if it is translucent', () => {
    expect(groundOf('body{background:#fff}.a{background:rgb(0 0 0 / 50%)}', plain)).toBe('#808080')
  })

  it('is undefined over an image or a gradient', () => {
    expect(groundOf('.a{background:url(x.png) #fff}', plain)).toBeUndefined()
    expect(groundOf('.a{background-image:linear-gradient(red,blue)}', plain)).toBeUndefined()
  })
})

describe('the font of a text', () => {
  it('takes family, size and weight from the shorthand', () => {
    expect(lookOf('p{font:bold 20px/1.5 "Work Sans",sans-serif}', plain)).toMatchObject({
      fontSize: 20,
      isBold: true,
      fontFamily: '"Work Sans",sans-serif',
    })
  })

  it('calculates relative sizes from the parent, and takes the minimum of a clamp()', () => {
    expect(lookOf('.a{font-size:20px}p{font-size:1.5em}', plain).fontSize).toBe(30)
    expect(lookOf('p{font-size:clamp(1rem,5vw,3rem)}', plain).fontSize).toBe(16)
  })

  it('is hidden if an ancestor is', () => {
    expect(lookOf('.a{display:none}', plain).isHidden).toBe(true)
    expect(lookOf('', plain).isHidden).toBe(false)
  })
})
