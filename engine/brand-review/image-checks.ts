import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { splitWords } from '#engine/language/stem.ts'
import {
  type CheckMeasures,
  chooseSentenceForMeasure,
  type MeasureCheck,
  makeElementEvidence,
  makeNumberEvidence,
  nameOfPage,
  scaleToMeasure,
} from './check.ts'
import { measureEachPage } from './rate-every-page.ts'
import type { PageImage, PageReading } from './read-page.ts'
import { resolveLink } from './resolve-link.ts'

/** True for alt text that describes nothing: “image 3”, a file name. */
const isNoText = (alt: string) =>
  /^(image|img|photo|picture|pic|graphic|logo|icon|untitled|banner|placeholder)?[\s\d._-]*$|\.(jpe?g|png|gif|svg|webp)$/i.test(
    alt.trim(),
  )

/** `told`: has alt text; `untold`: lacks it, or has only a file name; `left out`: marked as decoration. */
type AltMark = 'told' | 'untold' | 'left out'

function altOf({ alt, isInLink }: PageImage): AltMark {
  if (alt === undefined) return 'untold'
  // Empty alt text marks an image as decorative, which is wrong for an image that is a link.
  if (alt.trim() === '') return isInLink ? 'untold' : 'left out'
  return isNoText(alt) ? 'untold' : 'told'
}

const measureAlt: MeasureCheck = ({ pages }) => {
  const images = pages.flatMap((page) => page.images.map((image) => ({ page, image, mark: altOf(image) })))
  const [first] = images
  if (!first) return { unchecked: 'The pages have no images.' }
  const untold = images.filter(({ mark }) => mark === 'untold')
  const told = images.filter(({ mark }) => mark === 'told')
  const isAllLeftOut = told.length === 0 && untold.length === 0 && images.length >= 2
  const counted = told.length + untold.length
  const measure = isAllLeftOut ? 0.3 : counted === 0 ? 1 : scaleToMeasure(told.length / counted, 1, 0.5)
  const shown = isAllLeftOut ? images : untold
  return {
    measure,
    finding: isAllLeftOut
      ? `All ${images.length} images have empty alt text, as if they were all decoration.`
      : chooseSentenceForMeasure(measure, {
          all: 'Every image has alt text.',
          nearly: `${told.length} of ${counted} images have alt text.`,
          lacking: `${images.length === 1 ? 'The one image has' : `${untold.length} of ${images.length} images ${untold.length === 1 ? 'has' : 'have'}`} no alt text, the words read out to people who can’t see it.`,
        }),
    evidence:
      shown.length > 0
        ? shown.slice(0, 5).map(({ page, image }) => makeElementEvidence(page, image.element))
        : [makeNumberEvidence(first.page, images.length, 'images, each with alt text')],
  }
}

const logoName = /logo|brand/i

/**
 * Counts as a logo: an element or image named “logo” or after the brand, or the brand name in one of the first three
 * blocks.
 */
const measureLogo: MeasureCheck = (site) => {
  const name = site.brand.businessName.toLowerCase()
  const [short = ''] = splitWords(name).filter((word) => word.length > 3)
  const hasName = (text: string | undefined) => name !== '' && text !== undefined && text.toLowerCase().includes(name)
  const hasLogo = ({ elements, blocks }: PageReading) =>
    blocks.slice(0, 3).some(({ text }) => hasName(text) || (short !== '' && splitWords(text).includes(short))) ||
    elements.some(({ classes, attributes }) =>
      [attributes.id, attributes.src, attributes.alt, ...classes].some(
        (each) => logoName.test(each ?? '') || hasName(each),
      ),
    )
  return measureEachPage(hasLogo, '<img alt="your name">', 'a logo or a word of your name at the top')(site)
}

/** Finds images whose files are missing, which browsers show as broken. */
const measureImages: MeasureCheck = ({ pages, scant, gone }) => {
  const images = [...pages, ...scant].flatMap((page) => page.images.map(({ element }) => ({ page, element })))
  const targetOf = ({ page, element }: (typeof images)[number]) =>
    resolveLink(page.url, (element.attributes.src ?? '').replaceAll(' ', '%20')) ?? ''
  const broken = images.filter((image) => gone.has(targetOf(image)))
  const files = [...new Set(broken.map((image) => targetOf(image)))].map((url) => url.replace(/^.*\//, ''))
  if (images.length === 0) return { unchecked: 'The pages have no images.' }
  if (files.length === 0) return { clear: 'None of the pictures we asked for was missing.' }
  const isOne = files.length === 1
  const names = new Set(broken.slice(0, 3).map(({ page }) => nameOfPage(page)))
  return {
    measure: 0,
    finding: `${isOne ? 'A picture doesn’t' : `${files.length} pictures don’t`} load: ${joinWithAnd(files.slice(0, 3))} on ${joinWithAnd([...names])}.`,
    evidence: broken.slice(0, 4).map(({ page, element }) => makeElementEvidence(page, element)),
    task: isOne ? `Bring back the picture ${files[0]}` : `Bring back ${files.length} missing pictures`,
  }
}

/** Checks of images, logo, browser icon, link preview picture and viewport. */
export const imageChecks: CheckMeasures = {
  'visual-alt': measureAlt,
  'visual-images': measureImages,
  'visual-icon': measureEachPage(
    ({ icons }) => icons.length > 0,
    '<link rel="icon">',
    'a link to an icon for browser tabs',
  ),
  'visual-social-picture': measureEachPage(
    ({ meta }) => meta.has('og:image') || meta.has('twitter:image'),
    '<meta property="og:image">',
    'a picture for shared links',
  ),
  'visual-logo': measureLogo,
  'visual-viewport': measureEachPage(
    ({ meta }) => /width\s*=\s*device-width/i.test(meta.get('viewport') ?? ''),
    '<meta name="viewport">',
    'a line that fits the page to a phone’s screen (the “viewport”)',
  ),
}
