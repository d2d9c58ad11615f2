import { wordsOf } from '#engine/language/stem.ts'
import { between, elementOn, type Measure, type Measures, numberOn, tellShare } from './check.ts'
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

const measureAlt: Measure = ({ pages }) => {
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
const measureLogo: Measure = (site) => {
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

/** Pictures, and what stands for the brand in a tab, on a phone and in a shared link. */
export const imageChecks: Measures = {
  'visual-alt': measureAlt,
  'visual-icon': onEachPage(({ icons }) => icons.length > 0, '<link rel="icon">', 'an icon for the tab'),
  'visual-social-picture': onEachPage(
    ({ meta }) => meta.has('og:image') || meta.has('twitter:image'),
    '<meta property="og:image">',
    'a picture for shared links',
  ),
  'visual-logo': measureLogo,
  'visual-viewport': onEachPage(
    ({ meta }) => /width\s*=\s*device-width/i.test(meta.get('viewport') ?? ''),
    '<meta name="viewport">',
    'a viewport for phones',
  ),
}
