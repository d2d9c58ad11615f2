import { wordsOf } from '#engine/language/stem.ts'
import { between, type Check, elementOn, numberOn, tellShare } from './check.ts'
import { onEachPage } from './page-heads.ts'
import type { PageImage, ReadPage } from './read-page.ts'

const isNoText = (alt: string) =>
  /^(image|img|photo|picture|pic|graphic|logo|icon|untitled|banner|placeholder)?[\s\d._-]*$|\.(jpe?g|png|gif|svg|webp)$/i.test(
    alt.trim(),
  )

type AltMark = 'told' | 'untold' | 'left out'

function altOf({ alt, isInLink }: PageImage): AltMark {
  if (alt === undefined) return 'untold'
  // An empty text marks decoration, but not where the picture is the link.
  if (alt.trim() === '') return isInLink ? 'untold' : 'left out'
  return isNoText(alt) ? 'untold' : 'told'
}

const measureAlt: Check['measure'] = ({ pages }) => {
  const images = pages.flatMap((page) => page.images.map((image) => ({ page, image, mark: altOf(image) })))
  const [first] = images
  if (!first) return { unchecked: 'The pages have no images.' }
  const untold = images.filter(({ mark }) => mark === 'untold')
  const told = images.filter(({ mark }) => mark === 'told')
  const isAllLeftOut = told.length === 0 && untold.length === 0 && images.length >= 2
  const counted = told.length + untold.length
  const measure = isAllLeftOut ? 0.3 : counted === 0 ? 1 : between(told.length / counted, 1, 0.5)
  const shown = isAllLeftOut ? images : untold
  return {
    measure,
    finding: isAllLeftOut
      ? `All ${images.length} images have an empty alt text, as if every one were decoration.`
      : tellShare(measure, {
          all: 'Every image has its text.',
          nearly: `${told.length} of ${counted} images have their text.`,
          lacking: `${untold.length} of ${images.length} images have no alt text.`,
        }),
    evidence:
      shown.length > 0
        ? shown.slice(0, 5).map(({ page, image }) => elementOn(page, image.element))
        : [numberOn(first.page, images.length, 'images, each with its text')],
  }
}

const logoName = /logo|brand/i

/** A logo is an element named so, an image named after the brand, or the brand's name among the first texts. */
const measureLogo: Check['measure'] = (site) => {
  const name = site.brand.businessName.toLowerCase()
  const [short = ''] = wordsOf(name).filter((word) => word.length > 3)
  const hasName = (text: string | undefined) => name !== '' && text !== undefined && text.toLowerCase().includes(name)
  const hasLogo = ({ elements, blocks }: ReadPage) =>
    blocks.slice(0, 3).some(({ text }) => hasName(text) || (short !== '' && wordsOf(text).includes(short))) ||
    elements.some(({ classes, attributes }) =>
      [attributes.id, attributes.src, attributes.alt, ...classes].some(
        (each) => logoName.test(each ?? '') || hasName(each),
      ),
    )
  return onEachPage(hasLogo, '<img alt="your name">', 'a logo or wordmark at its top')(site)
}

const base = { score: 'visual', effort: 'low', horizon: 'immediate' } as const

/** Pictures, and what stands for the brand in a tab, on a phone and in a shared link. */
export const imageChecks: readonly Check[] = [
  {
    ...base,
    id: 'visual-alt',
    weight: 4,
    title: 'Images with text',
    rule: 'Images that show something have an alt text that says what; an empty one is right for decoration only. One image in ten may lack it; from one in five on it fails.',
    source: 'WCAG 2.2, success criterion 1.1.1 (level A)',
    fix: 'Write into each alt text what the picture shows, in a few words.',
    measure: measureAlt,
  },
  {
    ...base,
    id: 'visual-icon',
    weight: 1,
    title: 'An icon for tabs',
    rule: 'Every page names an icon in its head.',
    source: 'HTML Living Standard, link type “icon”',
    fix: 'Add <link rel="icon"> with your mark to every page.',
    measure: onEachPage(({ icons }) => icons.length > 0, '<link rel="icon">', 'an icon for the tab'),
  },
  {
    ...base,
    id: 'visual-social-picture',
    weight: 1,
    title: 'A picture for shared links',
    rule: 'Every page names a picture to show where its link is shared.',
    source: 'The Open Graph protocol (ogp.me): og:image',
    fix: 'Set a picture of 1200 by 630 px for shared links in the head of every page.',
    measure: onEachPage(
      ({ meta }) => meta.has('og:image') || meta.has('twitter:image'),
      '<meta property="og:image">',
      'a picture for shared links',
    ),
  },
  {
    ...base,
    id: 'visual-logo',
    weight: 1,
    title: 'A logo on each page',
    rule: 'Each page shows a logo, or the brand’s name or its first telling word among its first three texts.',
    source: 'Nielsen Norman Group, homepage guidelines: show name and logo in a noticeable place',
    fix: 'Put the logo, linked to the start page, at the top of every page.',
    measure: measureLogo,
  },
  {
    ...base,
    id: 'visual-viewport',
    weight: 1,
    title: 'Fits a phone',
    rule: 'Every page sets the viewport to the width of the device.',
    source: 'CSS Viewport (W3C), <meta name="viewport">',
    fix: 'Set the viewport to the width of the device (width=device-width) in the head of every page.',
    measure: onEachPage(
      ({ meta }) => /width\s*=\s*device-width/i.test(meta.get('viewport') ?? ''),
      '<meta name="viewport">',
      'a viewport for phones',
    ),
  },
]
