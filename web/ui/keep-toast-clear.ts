/** Positions a toast so that it covers no control and no bar, and as little text as possible. */

type Box = { left: number; top: number; right: number; bottom: number }

const controls = 'a[href], button, input, select, textarea, summary'
const bars = '.top, .as-top, .public-top, .acts-bar, .bar-stack, .paybar, .strategist'
const texts = 'h1, h2, h3, p, li, dt, dd, label, th, td, q'
const gap = 6
/**
 * What makes a place for a toast worse; the cheapest place is taken. Covering a control costs more than covering all
 * text, and the focused element or a bar (`kept`) more than other controls; `up` and `side` are for the way from the
 * lower right corner.
 */
const cost = { control: 1e7, kept: 1e8, up: 40, side: 6000 }

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** The area in which two boxes overlap, in square pixels. */
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The boxes of the matching elements that are visible in the window, except those within the toast. Elements only for
 * screen readers are one pixel large and are left out.
 */
function boxesOf(root: Element, selector: string, toast: Element): Box[] {
  const seen: Box[] = []
  for (const element of root.querySelectorAll(selector)) {
    if (toast.contains(element)) continue
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    if (isSeen && element.checkVisibility({ visibilityProperty: true })) seen.push(box)
  }
  return seen
}

type Surroundings = { controls: Box[]; kept: Box[]; texts: Box[] }

function lookAround(toast: Element): Surroundings {
  // With an open modal dialog only its content counts, as what is under it can be neither used nor read.
  const root = toast.closest('dialog:modal') ?? document.body
  const focused = document.activeElement
  const used = focused && focused !== document.body && !toast.contains(focused) ? [focused.getBoundingClientRect()] : []
  return {
    controls: boxesOf(root, controls, toast).map((box) => grow(box, gap)),
    kept: [...boxesOf(root, bars, toast), ...used],
    texts: boxesOf(root, texts, toast),
  }
}

const countCovered = (place: Box, around: readonly Box[]) => around.filter((box) => overlap(place, box) > 0).length

const isClear = (place: Box, { controls, kept }: Surroundings) =>
  countCovered(place, controls) + countCovered(place, kept) === 0

/** All places to try, from the lower edge upwards, each at the right, the left and in the middle. */
function* placesFor({ width, height }: DOMRect): Generator<{ place: Box; price: number }> {
  const edge = innerWidth < 640 ? 8 : 24
  const { clientWidth } = document.documentElement
  const lefts = [clientWidth - edge - width, edge, (clientWidth - width) / 2]
  const lowest = innerHeight - edge - height
  for (let top = lowest; top >= edge; top -= 6)
    for (const [side, left] of lefts.entries()) {
      const place = { left, top, right: left + width, bottom: top + height }
      yield { place, price: cost.up * (lowest - top) + cost.side * side }
    }
}

function findPlace(toast: Element, around: Surroundings): Box | undefined {
  let best: { place: Box; price: number } | undefined
  for (const { place, price: away } of placesFor(toast.getBoundingClientRect())) {
    const price =
      away +
      cost.kept * countCovered(place, around.kept) +
      cost.control * countCovered(place, around.controls) +
      around.texts.reduce((sum, box) => sum + overlap(place, box), 0)
    if (!best || price < best.price) best = { place, price }
  }
  return best?.place
}

function place(toast: HTMLElement): void {
  const found = findPlace(toast, lookAround(toast))
  if (found) Object.assign(toast.style, { left: `${Math.round(found.left)}px`, top: `${Math.round(found.top)}px` })
}

const lookMs = 50
const settledMs = 120

/**
 * Moves a toast out of the way while it is shown, when the page scrolls, changes or moves its focus. Returns a
 * function that stops it.
 */
export function keepToastClear(toast: HTMLElement): () => void {
  place(toast)
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    // Never moves a toast that is hovered or focused.
    const isUsed = toast.matches(':hover, :focus-within')
    if (!isUsed && !isClear(toast.getBoundingClientRect(), lookAround(toast))) place(toast)
  }
  const lookSoon = () => {
    timer ??= setTimeout(look, lookMs)
  }
  const lookWhenSettled = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settledMs)
  }
  const stops = new AbortController()
  const options = { capture: true, passive: true, signal: stops.signal }
  for (const event of ['scroll', 'resize'] as const) addEventListener(event, lookWhenSettled, options)
  addEventListener('focusin', lookSoon, options)
  const watch = new MutationObserver(lookSoon)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    stops.abort()
  }
}
